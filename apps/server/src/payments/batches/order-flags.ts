import { bearsNameOf } from '@sillage/domain/payments/sepa/holder.ts'
import type { Database } from '../../platform/database/database.ts'
import { ORDER_FLAGS } from './batches.messages.ts'
import { type FlaggedOrder, findFlagged } from './order-flags.repository.ts'

/** An IBAN that so many people gave is looked at. */
const SUSPECT_PEOPLE = 3

/** What an approver looks at before each order leaves, in French. */
export async function flagsOf(
  database: Database,
  orders: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await findFlagged(
    database,
    orders.map(({ id }) => id),
  )
  return new Map(rows.map((row) => [row.id, flagsOfOrder(row)]))
}

function flagsOfOrder(order: FlaggedOrder): string[] {
  const { username, last_name: lastName, company, holder, people } = order
  const isOther = order.gives_back && !order.is_payer
  return [
    ...(isOther ? [order.is_payer_known ? ORDER_FLAGS.otherPayer : ORDER_FLAGS.unknownPayer] : []),
    ...(bearsNameOf(holder, { username, lastName, company }) ? [] : [ORDER_FLAGS.otherHolder]),
    ...(people >= SUSPECT_PEOPLE ? [ORDER_FLAGS.shared(people)] : []),
  ]
}
