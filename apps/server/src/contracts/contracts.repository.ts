import { type Insertable, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { ContractRow, Schema } from '../platform/database/schema.ts'

export function insertContract(
  database: Database,
  contract: Insertable<Schema['contract']>,
): Promise<ContractRow> {
  return database.insertInto('contract').values(contract).returningAll().executeTakeFirstOrThrow()
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

export interface Page {
  readonly limit: number
  readonly offset: number
}

/** All that a list shows; the price lines are left where they are. */
const LISTED = [
  'id',
  'product',
  'start_date',
  'end_date',
  'contract_price_cents',
  'compensation_cents',
  'answers',
  'travels',
  'contribution',
  'status',
  'origin',
  'parent_contract_id',
  'origin_contract_id',
  'renewal_contract_id',
  'cancellation_date',
  'cancellation_reason',
  'created_at',
] as const

export type ListedContract = Pick<ContractRow, (typeof LISTED)[number]>

/** The contracts of an account, the latest first; all of them without a page. */
export function findContractsOf(database: Database, accountId: string, page: Page | null) {
  const all = database
    .selectFrom('contract')
    .select(LISTED)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
  return (page ? all.limit(page.limit).offset(page.offset) : all).execute()
}

export function findOwnContractDocument(
  database: Database,
  wanted: { id: string; accountId: string },
) {
  return database
    .selectFrom('contract')
    .innerJoin('contract_signature', 'contract_signature.contract_id', 'contract.id')
    .select('contract_signature.final_document')
    .where('contract.id', '=', wanted.id)
    .where('contract.account_id', '=', wanted.accountId)
    .executeTakeFirst()
}

function ofLine(id: string) {
  return sql`and coalesce(origin_contract_id, id) =
    (select coalesce(origin_contract_id, id) from contract where id = ${id})`
}

/**
 * Records what is a matter of date: active contracts whose last day has passed, all or those of a line. Answers how many.
 * One statement, so that none is recorded without its event, of the midnight at which it ended.
 */
export async function expireContracts(
  database: Database,
  today: Temporal.PlainDate,
  only: { readonly lineOf?: string } = {},
): Promise<number> {
  const events = await sql`
    with expired as (
      update contract set status = 'expired'
      where status = 'active' and end_date < ${today.toString()}::date ${only.lineOf === undefined ? sql`` : ofLine(only.lineOf)}
      returning id, end_date
    )
    insert into contract_event (contract_id, action, status, at)
    select id, 'expire', 'expired', (end_date + 1)::timestamp at time zone 'Europe/Paris'
    from expired`.execute(database)
  return Number(events.numAffectedRows ?? 0)
}
