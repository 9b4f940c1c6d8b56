import { cancellationWarnings } from '@sillage/domain/contracts/cancellation.ts'
import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Wanted } from '../chain/policy-chain.repository.ts'
import {
  lockedChain,
  type OwnChain,
  ownChain,
  refuseUnless,
} from '../chain/policy-chain.service.ts'
import { contributionsBack } from '../contributions/given-back.service.ts'
import { previewEnded } from '../ledger/contract-postings.service.ts'
import { claimedCovers } from './claimed-covers.service.ts'
import { endingRows, presentRefund } from './contract-ending.ts'
import { endedWith, endTogether, presentEnded } from './end-contracts.service.ts'

/** What a cancellation today would end and give back. */
export async function cancellationPreview(
  { database, now }: RequestContext,
  wanted: Wanted,
): Promise<Reply<typeof contractLife.cancellation>['data']> {
  const today = dayInParis(now)
  const own = await ownChain(database, wanted)
  refuseUnless('cancel', own, today)
  const ending = notCancelled(own)
  const kind = 'cancellation'
  const contributions = await contributionsBack(database, ending, { kind, today })
  const claimed = await claimedCovers(database, ending)
  const refundOn = async (ground: string | null) => {
    const lines = endingRows(ending, { kind, today, contributions, claimed, ground })
    const ended = lines.map(({ contract, ending: kept }) => ({
      contract: contract.row,
      ending: { ...kept, kind, effect_date: today.toString() } as const,
    }))
    const settled = await previewEnded(database, ended)
    return presentRefund(lines, { askedId: own.contract.id, effectDate: today, kind, settled })
  }
  return {
    effect_date: today.toString(),
    refund: await refundOn(null),
    grounds: await Promise.all(
      groundsOf(own).map(async (ground) => ({ ...ground, refund: await refundOn(ground.id) })),
    ),
    warnings: [...cancellationWarnings(own.contract.row.product)],
  }
}

/** Cancels a contract and all that are tied to it, at once and for good. */
export async function cancelContract(
  context: RequestContext,
  wanted: Wanted,
  { reason, ground = null }: { reason: string; ground?: string | null | undefined },
): Promise<Reply<typeof contractLife.cancel>['data']> {
  const today = dayInParis(context.now)
  if (reason === '')
    throw refuse({
      code: 'cancellation.reason_missing',
      message: CONTRACT_MESSAGES.reasonMissing,
      path: 'reason',
    })
  return inTransaction(context.database, async (transaction) => {
    const own = await lockedChain(transaction, wanted, today)
    refuseUnless('cancel', own, today)
    if (ground !== null && !groundsOf(own).some(({ id }) => id === ground))
      throw refuse({
        code: 'cancellation.unknown_ground',
        message: CONTRACT_MESSAGES.groundUnknown,
        path: 'ground',
      })
    await endTogether(transaction, context, {
      kind: 'cancellation',
      asked: own.contract,
      contracts: notCancelled(own),
      reason,
      ground,
    })
    const ended = await endedWith({ ...context, database: transaction }, wanted)
    if (!ended) throw notFound()
    return presentEnded(ended)
  })
}

const groundsOf = ({ contract }: OwnChain) => traitsOf(contract.row.product).endingGrounds

function notCancelled({ chain }: OwnChain) {
  return chain.filter(({ status }) => status !== 'cancelled')
}
