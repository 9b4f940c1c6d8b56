import { formatDay } from '../../values/day.ts'
import { formatEuros } from '../../values/money.ts'
import { type Ending, refundRows, totalBack } from '../refund.ts'
import type { WithdrawalRight } from '../withdrawal.ts'
import { DECLARATION_MESSAGES as SAY } from './declarations.messages.ts'
import type { Declaration } from './declarations.ts'

/**
 * The declaration needed when a cover begins before the right of withdrawal ends: the policyholder asks for it, knowing
 * what remains due. Without it a withdrawal owes nothing (code de la consommation, L222-13). Null when there is no
 * right of withdrawal, or nothing would be due on its last day.
 *
 * Example: a trip of 32 days that begins on the day of the signature owes 15 days of each cover on the last day.
 */
export function immediateCover(
  right: WithdrawalRight,
  contract: Omit<Ending, 'claimedCovers'>,
): Declaration | null {
  if (right.right === 'none') return null
  const rows = refundRows(
    { ...contract, claimedCovers: [] },
    { day: right.lastDay, kind: 'withdrawal' },
  )
  const due = contract.priceCents - totalBack(rows)
  if (due <= 0) return null
  const lastDay = formatDay(right.lastDay)
  return {
    kind: 'immediate_cover',
    fact: SAY.immediateFact(lastDay),
    sentence: SAY.immediateSentence(lastDay, formatEuros(due)),
  }
}
