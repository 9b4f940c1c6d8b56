import type { RefundRow } from '@sillage/domain/contracts/refund.ts'
import type { LedgerEvent } from '@sillage/domain/payments/ledger.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { ContractRow, Schema } from '../../platform/database/tables/schema.ts'
import type { ContractEndingRow } from '../../platform/database/tables/tables-contracts.ts'

/** The columns of a contract that the ledger needs. */
export type PostedContract = Pick<
  ContractRow,
  | 'id'
  | 'account_id'
  | 'origin'
  | 'parent_contract_id'
  | 'origin_contract_id'
  | 'contract_price_cents'
  | 'compensation_cents'
  | 'price_lines'
  | 'created_at'
>

export type PostedEnding = Pick<
  ContractEndingRow,
  'contract_id' | 'kind' | 'effect_date' | 'climate_cents' | 'climate_back_cents' | 'refund_cents'
> & { readonly refund_rows: readonly RefundRow[] | null }

const POSTED = [
  'contract.id',
  'contract.account_id',
  'contract.origin',
  'contract.parent_contract_id',
  'contract.origin_contract_id',
  'contract.contract_price_cents',
  'contract.compensation_cents',
  'contract.price_lines',
  'contract.created_at',
] as const

interface Batch {
  /** The last id of the previous batch. */
  readonly after: string
  readonly limit: number
}

/** Contracts whose signature is not in the ledger, by id. */
export function findUnpostedContracts(
  database: Database,
  { after, limit }: Batch,
): Promise<PostedContract[]> {
  return database
    .selectFrom('contract')
    .select(POSTED)
    .where('contract.id', '>', after)
    .where((eb) => eb.not(eb.exists(entryOf(eb, 'contract.signed'))))
    .orderBy('contract.id')
    .limit(limit)
    .execute()
}

/** Contracts without dues whose refund on ending is not in the ledger, by id. */
export function findUnpostedEndings(
  database: Database,
  { after, limit }: Batch,
): Promise<(PostedContract & PostedEnding)[]> {
  return (
    database
      .selectFrom('contract')
      .innerJoin('contract_ending', 'contract_ending.contract_id', 'contract.id')
      .select(POSTED)
      .select([
        'contract_ending.contract_id',
        'contract_ending.kind',
        'contract_ending.effect_date',
        'contract_ending.climate_cents',
        'contract_ending.climate_back_cents',
        'contract_ending.refund_rows',
        'contract_ending.refund_cents',
      ])
      .where('contract.id', '>', after)
      .where('contract_ending.refund_cents', '>', 0)
      .where((eb) => eb.not(eb.exists(entryOf(eb, 'contract.ended'))))
      // those with dues are settled due by due, which may leave nothing to post
      .where((eb) => eb.not(eb.exists(dueOf(eb))))
      .orderBy('contract.id')
      .limit(limit)
      .execute()
  )
}

export function findPostedContracts(
  database: Database,
  ids: readonly string[],
): Promise<PostedContract[]> {
  return database.selectFrom('contract').select(POSTED).where('contract.id', 'in', ids).execute()
}

function entryOf(eb: ExpressionBuilder<Schema, 'contract'>, event: LedgerEvent) {
  return eb
    .selectFrom('ledger_entry')
    .select(sql`1`.as('one'))
    .where('ledger_entry.event', '=', event)
    .whereRef('ledger_entry.source', '=', 'contract.id')
}

function dueOf(eb: ExpressionBuilder<Schema, 'contract'>) {
  return eb
    .selectFrom('due')
    .select(sql`1`.as('one'))
    .where('due.policy_id', '=', sql<string>`coalesce(contract.origin_contract_id, contract.id)`)
}
