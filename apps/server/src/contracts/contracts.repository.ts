import { type Insertable, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Page } from '../platform/database/page.ts'
import type { RowOf } from '../platform/database/rows.ts'
import { columnsOf } from '../platform/database/tables/row-columns.ts'
import type { ContractRow, Schema } from '../platform/database/tables/schema.ts'
import type { ContractEndingRow } from '../platform/database/tables/tables-contracts.ts'

export function insertContract(
  database: Database,
  contract: Insertable<Schema['contract']>,
): Promise<ContractRow> {
  return database
    .insertInto('contract')
    .values(contract)
    .returning(columnsOf('contract'))
    .executeTakeFirstOrThrow()
}

export async function insertSignature(
  database: Database,
  signature: Insertable<Schema['contract_signature']>,
) {
  await database.insertInto('contract_signature').values(signature).execute()
}

export async function insertEvent(database: Database, event: Insertable<Schema['contract_event']>) {
  await database.insertInto('contract_event').values(event).execute()
}

const CHAINED = [
  'contract.id',
  'contract.product',
  'contract.created_at',
  'contract.start_date',
  'contract.end_date',
  'contract.status',
  'contract.origin',
  'contract.parent_contract_id',
  'contract.origin_contract_id',
  'contract.renewal_contract_id',
  'contract.company',
] as const

/** The columns that every reply about a contract needs. */
export const TOLD = [
  ...CHAINED,
  'contract.contract_price_cents',
  'contract.compensation_cents',
  'contract.cancellation_date',
  'contract.cancellation_reason',
  'contract.covered_until',
  'contract.leaving_on',
  'contract.leaving_by_choice',
] as const

export type SeenContract = RowOf<ContractRow, typeof TOLD>

/** The columns of a list; it leaves out the price lines. */
const LISTED = [
  ...TOLD,
  'contract.tariff_version',
  'contract.answers',
  'contract.travels',
  'contract.contribution',
] as const

export type ListedContract = RowOf<ContractRow, typeof LISTED>

/** Adds what only the list shows: how the contract ended and the refund. */
export type ListedRow = ListedContract & {
  readonly refund_cents: number | null
  readonly ending_kind: ContractEndingRow['kind'] | null
  /** Only before the first day. */
  readonly cover_periods: ContractRow['cover_periods']
}

/** The contracts of a list, latest first. */
export function listedContracts(database: Database) {
  return database
    .selectFrom('contract')
    .leftJoin('contract_ending', 'contract_ending.contract_id', 'contract.id')
    .select(LISTED)
    .select(['contract_ending.refund_cents', 'contract_ending.kind as ending_kind'])
    .select(
      sql<
        ContractRow['cover_periods']
      >`case when contract.start_date > current_date then contract.cover_periods end`.as(
        'cover_periods',
      ),
    )
    .orderBy('contract.created_at', 'desc')
    .orderBy('contract.id')
}

/** The contracts of an account, the latest first; all of them without a page. */
export function findContractsOf(
  database: Database,
  accountId: string,
  page: Page | null,
): Promise<ListedRow[]> {
  const all = listedContracts(database).where('contract.account_id', '=', accountId)
  return (page ? all.limit(page.limit).offset(page.offset) : all).execute()
}

export type ChainedRow = RowOf<ContractRow, typeof CHAINED>

/** The whole chains of some contracts of an account, to see which contract extends which. */
export function findChainsOf(
  database: Database,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<ChainedRow[]> {
  const chain = sql<string>`coalesce(origin_contract_id, id)`
  return database
    .selectFrom('contract')
    .select(CHAINED)
    .where('account_id', '=', accountId)
    .where(chain, 'in', (query) =>
      query.selectFrom('contract').select(chain.as('chain')).where('id', 'in', ids),
    )
    .execute()
}

export function findOwnContractDocument(
  database: Database,
  wanted: { id: string; accountId: string },
) {
  return database
    .selectFrom('contract')
    .innerJoin('contract_signature', 'contract_signature.contract_id', 'contract.id')
    .select(['contract_signature.final_document', 'contract_signature.final_object'])
    .where('contract.id', '=', wanted.id)
    .where('contract.account_id', '=', wanted.accountId)
    .executeTakeFirst()
}

function ofChain(id: string) {
  return sql`and coalesce(origin_contract_id, id) =
    (select coalesce(origin_contract_id, id) from contract where id = ${id})`
}

/**
 * Undoes expiries recorded while the server's clock ran ahead: contracts whose last day has not passed become active.
 */
export async function reviveContracts(database: Database, today: Temporal.PlainDate) {
  await sql`
    with revived as (
      update contract set status = 'active'
      where status = 'expired' and end_date >= ${today.toString()}::date
      returning id
    )
    delete from contract_event using revived
    where contract_id = revived.id and action = 'expire'`.execute(database)
}

/**
 * Marks active contracts whose last day has passed as expired, all or those of one chain. Returns how many. A single
 * statement, so that each gets its event, dated at the midnight it ended.
 */
export async function expireContracts(
  database: Database,
  today: Temporal.PlainDate,
  only: { readonly chainOf?: string } = {},
): Promise<number> {
  const events = await sql`
    with expired as (
      update contract set status = 'expired'
      where status = 'active' and end_date < ${today.toString()}::date ${only.chainOf === undefined ? sql`` : ofChain(only.chainOf)}
      returning id, end_date
    )
    insert into contract_event (contract_id, action, status, at)
    select id, 'expire', 'expired', (end_date + 1)::timestamp at time zone 'Europe/Paris'
    from expired`.execute(database)
  return Number(events.numAffectedRows ?? 0)
}
