import type { Restored } from '@sillage/domain/contracts/policy-chain.ts'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { ContractRow, Schema } from '../../platform/database/tables/schema.ts'
import type { ContractEndingRow } from '../../platform/database/tables/tables-contracts.ts'

export interface Wanted {
  readonly id: string
  readonly accountId: string
}

/** The id of a chain: that of its first contract. */
const chain = sql<string>`coalesce(origin_contract_id, id)`

/** The chain of an account's contract, earliest first; empty when the contract belongs to another account. */
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

/**
 * Locks the first contract of a chain, as every writer of the chain does; locks nothing when the contract belongs to
 * another account.
 */
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

/** Marks a contract as extended or renewed. Returns false when its status has changed since it was read. */
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

/** Puts a renewed contract back as it stands without its renewal; an end asked for with that renewal goes with it. */
export async function restoreContract(transaction: Database, { id, status, renewalId }: Restored) {
  await transaction
    .updateTable('contract')
    .set({
      status,
      renewal_contract_id: renewalId,
      covered_until: null,
      leaving_on: null,
      leaving_by_choice: false,
    })
    .where('id', '=', id)
    .where('status', '=', 'renewed')
    .execute()
}

/** Ends contracts that are not cancelled yet, and returns them as updated. */
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

/** The endings recorded together with that of a contract, its own included; empty while it has not ended. */
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
