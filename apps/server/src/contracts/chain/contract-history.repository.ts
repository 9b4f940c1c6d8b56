import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/rows.ts'
import type { ContractRow } from '../../platform/database/tables/schema.ts'
import { TOLD } from '../contracts.repository.ts'

/** What a history shows of each contract: no answers, no price lines. */
const SHOWN = [...TOLD, 'contract.account_id'] as const

export type HistoryRow = RowOf<ContractRow, typeof SHOWN>

/** A contract and its whole chain, if it belongs to the account; `accountId` null, for staff, means any account. */
export function findLine(
  database: Database,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<HistoryRow[]> {
  const line = database
    .selectFrom('contract')
    .innerJoin('contract as asked', 'asked.account_id', 'contract.account_id')
    .select(SHOWN)
    .where('asked.id', '=', id)
    .where(
      sql<boolean>`coalesce(contract.origin_contract_id, contract.id) = coalesce(asked.origin_contract_id, asked.id)`,
    )
    .orderBy('contract.start_date')
    .orderBy('contract.created_at')
  return (accountId === null ? line : line.where('asked.account_id', '=', accountId)).execute()
}

/**
 * What happened to these contracts, in order. A separate query: aggregating the events as JSON beside each contract
 * took twice as long as both queries together, on a chain of 50.
 */
export function findEvents(database: Database, contractIds: readonly string[]) {
  return database
    .selectFrom('contract_event as event')
    .leftJoin('account', 'account.id', 'event.account_id')
    .select([
      'event.contract_id',
      'event.action',
      'event.reason',
      'event.at',
      'event.account_id',
      'account.username',
    ])
    .where('event.contract_id', '=', sql<string>`any(${contractIds}::uuid[])`)
    .orderBy('event.at')
    .orderBy('event.id')
    .execute()
}

export type RecordedEvent = Awaited<ReturnType<typeof findEvents>>[number]
