import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { readPrinted } from '@sillage/domain/values/printable.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Body, Reply } from '@sillage/wire/http/route.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Wanted } from '../chain/policy-chain.repository.ts'
import { lockedChain, ownChain, refuseUnless } from '../chain/policy-chain.service.ts'
import { presentContract } from '../contracts.present.ts'
import { leavingOf } from './asked-ending.ts'
import { endingAllOf, expectedRefund } from './cancellation-preview.service.ts'
import { endedWith, endTogether, presentEnded } from './end-contracts.service.ts'
import { leaveLater, notCancelled } from './leave-by-law.service.ts'

/**
 * Cancels a contract and its whole chain: on a chosen day, on the day the law sets for a legal ground, else at once. A
 * contract that ends later goes on until then, and the reply shows the expected refund.
 */
export async function cancelContract(
  context: RequestContext,
  wanted: Wanted,
  { reason: typed, ground = null, event_date }: Body<typeof contractLife.cancel>,
): Promise<Reply<typeof contractLife.cancel>['data']> {
  const today = dayInParis(context.now)
  const printed = readPrinted(typed, 'reason')
  if (!printed.ok) throw refuse(printed.error)
  const reason = printed.value
  if (reason === '')
    throw refuse({
      code: 'cancellation.reason_missing',
      message: CONTRACT_MESSAGES.reasonMissing,
      path: 'reason',
    })
  return inTransaction(context.database, async (transaction) => {
    const within = { ...context, database: transaction }
    const own = await lockedChain(transaction, wanted, today)
    refuseUnless('cancel', own, today)
    const leaving = await leavingOf(transaction, own, { ground, day: event_date, today })
    if (leaving) {
      if (!leaving.effect.ok) throw refuse(leaving.effect.error)
      const effect = leaving.effect.value
      const refund = await expectedRefund(transaction, {
        ...endingAllOf({ own, today }),
        ground,
        effect,
      })
      await leaveLater(within, own, {
        ground: leaving.ground,
        event: event_date ?? '',
        accountId: wanted.accountId,
        effect,
        reason,
      })
      const { contract } = await ownChain(transaction, wanted)
      if (contract.status !== 'cancelled')
        return {
          contract: presentContract(contract.row, today),
          related_contracts: [],
          refund,
          effect_date: effect.on.toString(),
        }
    } else
      await endTogether(
        transaction,
        { now: context.now, accountId: wanted.accountId },
        {
          kind: 'cancellation',
          asked: own.contract,
          contracts: notCancelled(own.chain),
          reason,
          ground,
        },
      )
    const ended = await endedWith(within, wanted)
    if (!ended) throw notFound()
    return presentEnded(ended)
  })
}
