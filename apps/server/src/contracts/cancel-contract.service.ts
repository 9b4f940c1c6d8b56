import { cancellationWarnings } from '@sillage/domain/contracts/cancellation.ts'
import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { contractLife } from '@sillage/wire/contract-life.ts'
import type { Reply } from '@sillage/wire/route.ts'
import { inTransaction } from '../platform/database/database.ts'
import { notFound, refuse } from '../platform/http/domain-error.ts'
import { endingLines, presentRefund } from './contract-ending.ts'
import type { Wanted } from './contract-line.repository.ts'
import { lockedLine, type OwnLine, ownLine, refuseUnless } from './contract-line.service.ts'
import type { Reader } from './contracts.service.ts'
import { endedWith, endTogether, type Leaver, presentEnded } from './end-contracts.service.ts'

/** What a cancellation today would end and give back. */
export async function cancellationPreview(
  { database, now }: Reader,
  wanted: Wanted,
): Promise<Reply<typeof contractLife.cancellation>['data']> {
  const today = dayInParis(now)
  const own = await ownLine(database, wanted)
  refuseUnless('cancel', own, today)
  const lines = endingLines(notCancelled(own), { kind: 'cancellation', today })
  return {
    effect_date: today.toString(),
    refund: presentRefund(lines, { askedId: own.contract.id, effectDate: today }),
    warnings: cancellationWarnings(own.contract.row.product),
  }
}

/** Cancels a contract and all that are tied to it, at once and for good. */
export async function cancelContract(
  leaver: Leaver,
  wanted: Wanted,
  reason: string,
): Promise<Reply<typeof contractLife.cancel>['data']> {
  const today = dayInParis(leaver.now)
  if (reason === '')
    throw refuse({
      code: 'cancellation.reason_missing',
      message: CONTRACT_MESSAGES.reasonMissing,
      path: 'reason',
    })
  return inTransaction(leaver.database, async (transaction) => {
    const own = await lockedLine(transaction, wanted, today)
    refuseUnless('cancel', own, today)
    await endTogether(transaction, leaver, {
      kind: 'cancellation',
      asked: own.contract,
      contracts: notCancelled(own),
      reason,
    })
    const ended = await endedWith({ ...leaver, database: transaction }, wanted)
    if (!ended) throw notFound()
    return presentEnded(ended)
  })
}

function notCancelled({ line }: OwnLine) {
  return line.filter(({ status }) => status !== 'cancelled')
}
