import type { Role } from '@sillage/domain/accounts/roles.ts'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { columnsOf } from '../platform/database/tables/row-columns.ts'
import type { AccountRow, ContractRow, Schema } from '../platform/database/tables/schema.ts'
import type { ClaimRow } from '../platform/database/tables/tables-claims.ts'
import type { ExchangeRow } from '../platform/database/tables/tables-customers.ts'

/** The newest of each kind; the rest is on its own page. */
const NEWEST = 20
/** About a year of claims of a fleet. */
const MOST_CLAIMS = 100

export function findCustomer(
  database: Database,
  { id, roles }: { id: string; roles: readonly Role[] },
): Promise<AccountRow | undefined> {
  return database
    .selectFrom('account')
    .select(columnsOf('account'))
    .where('id', '=', id)
    .where('role', 'in', [...roles])
    .executeTakeFirst()
}

export type HeldContract = Pick<
  ContractRow,
  | 'id'
  | 'product'
  | 'status'
  | 'start_date'
  | 'end_date'
  | 'answers'
  | 'travels'
  | 'contract_price_cents'
  | 'compensation_cents'
  | 'cancellation_date'
  | 'covered_until'
> & { readonly total: number }

/** The newest contracts, and how many there are; extended ones are left out, as their extension replaces them. */
export async function findHeldContracts(
  database: Database,
  accountId: string,
): Promise<readonly HeldContract[]> {
  const { rows } = await sql<HeldContract>`
    select id, product, status, start_date, end_date, answers, travels, contract_price_cents,
      compensation_cents, cancellation_date, covered_until, count(*) over ()::int as total
    from contract where account_id = ${accountId} and status <> 'extended'
    order by end_date desc, id limit ${NEWEST}::int`.execute(database)
  return rows
}

export type OwnClaim = Pick<
  ClaimRow,
  'id' | 'nature' | 'status' | 'incident_date' | 'waiting' | 'waiting_since'
> & {
  readonly amount_cents: number | null
  readonly excess_cents: number | null
  readonly total: number
}

/** Open claims first, then the newest of the others, each with its last decision; and the total count. */
export async function findOwnClaims(
  database: Database,
  accountId: string,
): Promise<readonly OwnClaim[]> {
  const { rows } = await sql<OwnClaim>`
    select claim.id, claim.nature, claim.status, claim.incident_date, claim.waiting, claim.waiting_since,
      outcome.amount_cents, outcome.excess_cents, count(*) over ()::int as total
    from claim left join claim_outcome outcome on outcome.claim_id = claim.id and outcome.superseded_at is null
    where claim.owner_id = ${accountId}
    order by claim.status = 'closed', claim.waiting = 'customer', claim.declared_at desc, claim.id
    limit ${MOST_CLAIMS}::int`.execute(database)
  return rows
}

/** Unanswered complaints first, then the newest; and the total count. */
export function findOwnComplaints(database: Database, accountId: string) {
  return database
    .selectFrom('complaint')
    .select(['id', 'subject', 'received_at', 'answered_at'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('account_id', '=', accountId)
    .orderBy(sql`answered_at is null`, 'desc')
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(NEWEST)
    .execute()
}

export interface WrittenMessage {
  readonly claim_id: string
  readonly nature: string
  readonly is_owner: boolean
  readonly role: Role
  readonly at: Date
}

/** Who wrote in one of their claims and when; the text stays in the claim. */
export async function findWrittenMessages(
  database: Database,
  accountId: string,
): Promise<readonly WrittenMessage[]> {
  const { rows } = await sql<WrittenMessage>`
    select claim.id as claim_id, claim.nature, message.account_id = claim.owner_id as is_owner,
      author.role, message.posted_at as at
    from claim join lateral (
      select account_id, posted_at from claim_message
      where claim_id = claim.id and kind = 'text' order by id desc limit 3) message on true
      join account author on author.id = message.account_id
    where claim.owner_id = ${accountId}
    order by message.posted_at desc limit ${NEWEST}::int`.execute(database)
  return rows
}

export type NotedExchange = ExchangeRow & { readonly by: string }

function withAuthor(database: Database) {
  return database
    .selectFrom('customer_exchange')
    .innerJoin('account', 'account.id', 'customer_exchange.recorded_by')
    .select(columnsOf('customer_exchange'))
    .select('account.username as by')
}

/** The newest recorded exchanges, and every promise not yet kept. */
export function findExchanges(
  database: Database,
  accountId: string,
): Promise<readonly NotedExchange[]> {
  return withAuthor(database)
    .where('customer_exchange.account_id', '=', accountId)
    .orderBy(sql`promised_on is not null and kept_at is null`, 'desc')
    .orderBy('customer_exchange.at', 'desc')
    .limit(NEWEST)
    .execute()
}

export function findExchange(database: Database, id: string): Promise<NotedExchange | undefined> {
  return withAuthor(database).where('customer_exchange.id', '=', id).executeTakeFirst()
}

export async function insertExchange(
  database: Database,
  exchange: Insertable<Schema['customer_exchange']>,
): Promise<string> {
  const { id } = await database
    .insertInto('customer_exchange')
    .values(exchange)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns whether there was a promise that nobody had marked as kept. */
export async function keepPromise(
  database: Database,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('customer_exchange')
    .set({ kept_at: at, kept_by: by })
    .where('id', '=', id)
    .where('promised_on', 'is not', null)
    .where('kept_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export type Lookalike = Pick<
  AccountRow,
  'id' | 'first_name' | 'last_name' | 'username' | 'email' | 'created_at'
>

/** Other accounts with the same telephone, or the same last name and birth date. */
export async function findLookalikes(
  database: Database,
  { id, last_name: lastName, person }: AccountRow,
  roles: readonly Role[],
): Promise<readonly Lookalike[]> {
  if (!person) return []
  const { rows } = await sql<Lookalike>`
    select id, first_name, last_name, username, email, created_at from account
    where id <> ${id} and role = any(${[...roles]}) and closed_at is null and person is not null and (
      person ->> 'phone' = ${person.phone}
      or (person ->> 'birthDate' = ${person.birthDate} and fold_text(last_name) = fold_text(${lastName})))
    order by created_at, id limit 5`.execute(database)
  return rows
}
