import type { Database } from '../../platform/database/database.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { inParts } from '../../platform/in-parts.ts'
import type { Statement } from '../bank/bank-messages.ts'
import { findSettlementsNamed } from '../cards/card-settlements.repository.ts'
import { holdRecoveriesNamed } from '../claims/recoveries.repository.ts'
import { stillExpected } from '../claims/recoveries.service.ts'
import { holdOpenTransfers } from '../partners/partner-transfers.repository.ts'
import { holdOpenDeclarations } from '../taxes/declarations.repository.ts'
import type { Known, OwedDue } from './match-movements.ts'
import { holdOwed } from './receipts.repository.ts'
import { type FoundOrder, holdOrders } from './statements.repository.ts'

const ORDERS_AT_ONCE = 500

/** The orders and dues that movements may be about, locked until the commit. */
export async function knownOf(
  database: Database,
  { movements, ibans }: { movements: Statement['movements']; ibans: IbanVault },
): Promise<Known> {
  const named = <T>(read: (movement: Statement['movements'][number]) => T | null) =>
    Array.from(new Set(movements.map(read).filter((one) => one !== null)))
  const endToEndIds = named(({ endToEndId }) => endToEndId)
  const settlements = await findSettlementsNamed(database, endToEndIds)
  const orders = await ordersOf(database, {
    endToEndIds,
    messageIds: named(({ batchId }) => batchId),
    mandates: named(({ mandateReference, cents }) => (cents < 0 ? mandateReference : null)),
  })
  const byEndToEndId = new Map(orders.map((order) => [order.end_to_end_id, order]))
  // a movement that answers one of our orders doesn't need its sender looked up
  const senders = named(({ partyIban, cents, endToEndId }) =>
    cents > 0 && !byEndToEndId.has(endToEndId ?? '') ? partyIban : null,
  )
  const parties = new Map(
    senders.flatMap((iban) =>
      ibans.indexes(iban).map((index) => [index.toString('hex'), iban] as const),
    ),
  )
  const amounts = movements.flatMap(({ cents }) => (cents < 0 ? -cents : []))
  const transfers = await holdOpenTransfers(database, amounts)
  const declarations = amounts.length > 0 ? await holdOpenDeclarations(database, { amounts }) : []
  const references = named(({ creditorReference }) => creditorReference)
  const recoveries = await holdRecoveriesNamed(database, references)
  const dues = await holdOwed(database, {
    references,
    ibans: Array.from(parties.keys(), (index) => Buffer.from(index, 'hex')),
  })
  // one shared object for each due, however it was found, so that a payment lowers it only once
  const byId = new Map(dues.map((due) => [due.id, due]))
  const own = dues.flatMap(({ id, iban }) => {
    const due = byId.get(id)
    const party = parties.get(iban ?? '')
    return due && party ? [{ due, party }] : []
  })
  return {
    orders: byEndToEndId,
    batches: Map.groupBy(orders, ({ message_id }) => message_id),
    byMandate: Map.groupBy(orders, ({ mandate_reference }) => mandate_reference ?? ''),
    recoveries: new Map(
      recoveries.map((row) => [row.reference, { ...row, owed: stillExpected(row) }]),
    ),
    transfers,
    declarations,
    settlements: new Map(settlements.map((one) => [one.reference, one])),
    dues: new Map(Array.from(byId.values(), (due) => [due.reference, due])),
    ofPolicy: Map.groupBy(byAge([...byId.values()]), ({ policy_id }) => policy_id),
    ofIban: new Map(
      Array.from(
        Map.groupBy(own, ({ party }) => party),
        ([party, each]) => [party, [...new Set(each.map(({ due }) => due))]] as const,
      ),
    ),
  }
}

/** Oldest first. */
export function byAge<D extends Pick<OwedDue, 'due_on' | 'rank'>>(dues: readonly D[]): D[] {
  return dues.toSorted(
    (one, other) =>
      Number(one.due_on > other.due_on) - Number(one.due_on < other.due_on) ||
      one.rank - other.rank,
  )
}

/** Read in parts: ten thousand rows at once would block other requests while they arrive. */
async function ordersOf(
  database: Database,
  { endToEndIds, ...others }: Parameters<typeof holdOrders>[1],
): Promise<FoundOrder[]> {
  const found = await holdOrders(database, { endToEndIds: [], ...others })
  await inParts(endToEndIds, ORDERS_AT_ONCE, async (part) => {
    const named = { endToEndIds: part, messageIds: [], mandates: [] }
    found.push(...(await holdOrders(database, named)))
  })
  return [...new Map(found.map((order) => [order.id, order])).values()]
}
