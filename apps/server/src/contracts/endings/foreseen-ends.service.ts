import { dayInParis } from '@sillage/domain/values/day.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import type { ForeseenEnd } from '../../payments/customer/paid-contracts.service.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { ownChain } from '../chain/policy-chain.service.ts'
import { endingAllOf, expectedRefund } from './cancellation-preview.service.ts'
import { findNotice } from './ending-notice.repository.ts'

/**
 * What the noted ends of contracts will give back or leave to pay if all that is asked for until then is paid and no
 * claim changes it, by contract. Contracts that end with others have no sum of their own, and are left out.
 */
export async function foreseenEnds(
  { database, now, session }: RequestContext,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, ForeseenEnd>> {
  const today = dayInParis(now)
  const foreseen = new Map<string, ForeseenEnd>()
  for (const id of contractIds) {
    const notice = await findNotice(database, id)
    if (!notice) continue
    const own = await ownChain(database, { id, accountId: session.account.id })
    const all = endingAllOf({ own, today })
    if (all.contracts.length > 1) continue
    const coveredUntil = Temporal.PlainDate.from(notice.covered_until)
    const on = Temporal.PlainDate.from(notice.effect_date)
    const effect = { coveredUntil, on }
    const { settlement } = await expectedRefund(database, { ...all, ground: notice.ground, effect })
    if (!settlement) continue
    const after = settlement.to_pay.filter(({ due_on }) => due_on > notice.covered_until)
    foreseen.set(id, {
      paidBackCents: fromEuros(settlement.paid_back),
      toPayCents: after.reduce((sum, { amount }) => sum + fromEuros(amount), 0),
    })
  }
  return foreseen
}
