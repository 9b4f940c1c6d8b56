import { DELAYS, lastDayOf } from '../law/delays.ts'
import type { NoWithdrawal } from '../products/product.ts'
import { traitsOf } from '../products/traits.ts'
import { formatDay, isBefore } from '../values/day.ts'
import type { Period } from '../values/period.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CANCELLATION_MESSAGES, WITHDRAWAL_MESSAGES } from './contracts.messages.ts'

export type WithdrawalRight =
  | ({ readonly right: 'none' } & NoWithdrawal)
  | { readonly right: 'fourteen-days'; readonly lastDay: Temporal.PlainDate }

/** What the right of withdrawal depends on; `concludedOn` is the day of the signature in Paris. */
export interface Concluded {
  readonly product: string
  readonly period: Period
  readonly isProfessional: boolean
  readonly concludedOn: Temporal.PlainDate
}

/**
 * Whether there is a right to withdraw from a contract concluded at a distance, and until which day: 14 full days after
 * its conclusion, except where the law excludes the product (Code des assurances, L112-2-1). Only natural persons
 * acting outside their profession have the right.
 */
export function withdrawalRight(contract: Concluded): WithdrawalRight {
  const none = contract.isProfessional
    ? WITHDRAWAL_MESSAGES.professional
    : traitsOf(contract.product).noWithdrawal(contract.period)
  if (none) return { right: 'none', ...none }
  return { right: 'fourteen-days', lastDay: lastDayOf(DELAYS.withdrawal, contract.concludedOn) }
}

/**
 * Whether the right of withdrawal can be used on a day. A declared claim ends it, since the cover was used.
 * Refusals: `withdrawal.none`, `withdrawal.ended`, `withdrawal.claim`.
 */
export function canWithdraw(
  right: WithdrawalRight,
  { today, isClaimed }: { today: Temporal.PlainDate; isClaimed: boolean },
): Result<true, Refusal> {
  if (right.right === 'none') return refused({ code: 'withdrawal.none', message: right.message })
  if (isBefore(right.lastDay, today))
    return refused({
      code: 'withdrawal.ended',
      message: WITHDRAWAL_MESSAGES.ended(formatDay(right.lastDay)),
    })
  if (isClaimed) return refused({ code: 'withdrawal.claim', message: WITHDRAWAL_MESSAGES.claimed })
  return ok(true)
}

/** What a withdrawal today does to the covers; `continuing` is the contract that was renewed, if it still runs. */
export function withdrawalEffect(continuing: Period | null): string {
  return continuing
    ? WITHDRAWAL_MESSAGES.renewal(formatDay(continuing.end))
    : CANCELLATION_MESSAGES.immediate
}
