import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { ContractRow, Schema } from '../../platform/database/tables/schema.ts'
import type { ContractEndingRow } from '../../platform/database/tables/tables-contracts.ts'

export interface Wanted {
  readonly id: string
  readonly accountId: string
}

/** What every contract of a chain has in common. */
const chain = sql<string>`coalesce(origin_contract_id, id)`

/** The chain of an account's contract, the earliest first; nothing when the contract is another's. */
export function findOwnChain(
  database: Database,
  { id, accountId }: Wanted,
): Promise<ContractRow[]> {
  return database
    .selectFrom('contract')
    .select(columnsOf('contract'))
    .where('account_id', '=', accountId)
    .where(chain, '=', (query) =>
      query
        .selectFrom('contract')
        .select(chain.as('chain'))
        .where('id', '=', id)
        .where('account_id', '=', accountId),
    )
    .orderBy('start_date')
    .orderBy('created_at')
    .execute()
}

export async function ownsContract(
  database: Database,
  { id, accountId }: Wanted,
): Promise<boolean> {
  const found = await database
    .selectFrom('contract')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

/** Whoever changes a chain holds its first contract meanwhile; nothing is locked when the contract is another's. */
export async function lockOwnChain(transaction: Database, { id, accountId }: Wanted) {
  await transaction
    .selectFrom('contract')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', (query) =>
      query
        .selectFrom('contract')
        .select(chain.as('chain'))
        .where('id', '=', id)
        .where('account_id', '=', accountId),
    )
    .forNoKeyUpdate()
    .execute()
}

/** Marks a contract as taken over; answers whether it was still in the status that was seen. */
export async function leaveStatus(
  transaction: Database,
  contract: Pick<ContractRow, 'id' | 'status'>,
  next: { status: 'extended' } | { status: 'renewed'; renewal_contract_id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('contract')
    .set(next)
    .where('id', '=', contract.id)
    .where('status', '=', contract.status)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends contracts that have not been cancelled yet; answers them as they are then. */
export function endContracts(
  transaction: Database,
  { ids, at, reason }: { ids: readonly string[]; at: Date; reason: string },
): Promise<ContractRow[]> {
  return transaction
    .updateTable('contract')
    .set({ status: 'cancelled', cancellation_date: at, cancellation_reason: reason })
    .where('id', 'in', ids)
    .where('status', '!=', 'cancelled')
    .returning(columnsOf('contract'))
    .execute()
}

export async function insertEvents(
  transaction: Database,
  events: readonly Insertable<Schema['contract_event']>[],
) {
  await transaction.insertInto('contract_event').values(events).execute()
}

export async function insertEndings(
  transaction: Database,
  endings: readonly Insertable<Schema['contract_ending']>[],
) {
  await transaction.insertInto('contract_ending').values(endings).execute()
}

/** What ended together with a contract, itself included; nothing while it has not ended. */
export function findEndings(database: Database, contractId: string): Promise<ContractEndingRow[]> {
  return database
    .selectFrom('contract_ending')
    .select(columnsOf('contract_ending'))
    .where('asked_contract_id', '=', (query) =>
      query
        .selectFrom('contract_ending')
        .select('asked_contract_id')
        .where('contract_id', '=', contractId),
    )
    .execute()
}
