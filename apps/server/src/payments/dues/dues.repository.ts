import { PARTS, type Parts } from '@sillage/domain/payments/parts.ts'
import { DAYS_SETTLED_WITH_END, type SettledTotals } from '@sillage/domain/payments/settlement.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

export type DueRow = Selectable<Schema['due']>

/** A due with its ledger balances, in cents. */
export interface KnownDue extends DueRow {
  /** Of what was called: what is unpaid, and what is being collected. */
  readonly owed: number
  readonly collecting: number
  /** What the end of the contract took off it. */
  readonly credited: number
  readonly tried: TriedDue
  /** Whether it is not asked for, because an end of its contract is noted. */
  readonly awaits_end: boolean
}

/** The results of the debits of a due. */
export interface TriedDue {
  /** Whether its mandate still collects; false when there is none. */
  readonly isMandateAlive: boolean
  readonly failures: number
  /** The reason code and the day of the bank’s last refusal. */
  readonly lastReason: string | null
  readonly lastAnswer: string | null
  /** Whether that refusal was about another account than the mandate now names. */
  readonly isOtherAccount: boolean
  /** The settlement day of the debit being prepared. */
  readonly preparedFor: string | null
}

export async function insertDues(
  transaction: Database,
  rows: readonly Omit<Insertable<Schema['due']>, 'cents'>[],
) {
  if (rows.length > 0) await transaction.insertInto('due').values(rows).execute()
}

/** SQL: what is unpaid of the row `due`, in cents. */
export const DUE_OWES = sql<number>`coalesce((
  select sum(cents) from ledger_line where due_id = due.id and account = 'policyholders'), 0)`
const COLLECTING = sql<number>`coalesce((
  select sum(cents) from ledger_line where due_id = due.id and account = 'collections_under_way'), 0)::float8`
export const CREDITED = sql<number>`coalesce((
  select -sum(line.cents) from ledger_line line join ledger_entry entry on entry.id = line.entry_id
  where line.due_id = due.id and line.account = 'policyholders'
    and entry.event in ('contract.ended', 'refund.kept') and line.cents < 0), 0)::float8`

/** SQL expression for the row `due` of the enclosing statement. */
export const TRIED = sql<TriedDue>`(
  select jsonb_build_object(
    'isMandateAlive', exists (select from mandate
      where mandate.id = due.mandate_id and mandate.suspended_at is null and mandate.revoked_at is null),
    'failures', count(*) filter (where tried.state in ('rejected', 'returned')),
    'lastReason', (array_agg(tried.reason order by tried.answered_on desc)
      filter (where tried.state in ('rejected', 'returned')))[1],
    'lastAnswer', max(tried.answered_on) filter (where tried.state in ('rejected', 'returned')),
    'isOtherAccount', coalesce((array_agg(tried.bank_account_id order by tried.answered_on desc)
      filter (where tried.state in ('rejected', 'returned')))[1]
      <> (select mandate.bank_account_id from mandate where mandate.id = due.mandate_id), false),
    'preparedFor', max(batch.settles_on) filter (where tried.state = 'prepared'))
  from payment_order tried join payment_batch batch on batch.id = tried.batch_id where tried.due_id = due.id)`

/** SQL: the last day on which a due of a contract that ends is asked for. */
const lastAsked = (alias: 'contract' | 'leaving') =>
  sql`(${sql.ref(`${alias}.covered_until`)} - ${DAYS_SETTLED_WITH_END}::int)`

/**
 * SQL condition on the row `due`: an end of its contract is noted, and it is settled with it (`awaitsEnd` of the domain). One that was handed to the bank goes its way.
 */
export const AWAITS_END = sql<boolean>`(exists (select from contract leaving
    where leaving.id = due.contract_id and leaving.status <> 'cancelled'
      and (due.due_on > ${lastAsked('leaving')} or leaving.covered_until < leaving.start_date))
  and not exists (
    select from payment_order ordered where ordered.due_id = due.id and ordered.state in ('prepared', 'sent')))`

const withLedger = (database: Database) =>
  database
    .selectFrom('due')
    .select(columnsOf('due'))
    .select([
      sql<number>`${DUE_OWES}::float8`.as('owed'),
      COLLECTING.as('collecting'),
      CREDITED.as('credited'),
      TRIED.as('tried'),
      AWAITS_END.as('awaits_end'),
    ])
    .orderBy('due.due_on')
    .orderBy('due.rank')

/** The dues of contracts, earliest first. */
export async function findDuesOf(
  database: Database,
  contractIds: readonly string[],
): Promise<KnownDue[]> {
  if (contractIds.length === 0) return []
  return withLedger(database).where('due.contract_id', 'in', contractIds).execute()
}

/** The dues of an account, earliest first. */
export function findDuesOfAccount(database: Database, accountId: string): Promise<KnownDue[]> {
  return withLedger(database).where('due.account_id', '=', accountId).execute()
}

export function findOwnDue(
  database: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<KnownDue | undefined> {
  return withLedger(database)
    .where('due.id', '=', id)
    .where('due.account_id', '=', accountId)
    .executeTakeFirst()
}

/** The contract data printed on a due's documents. */
export function findDueContract(database: Database, contractId: string) {
  return database
    .selectFrom('contract')
    .select([
      'company',
      'policyholder_address',
      'status',
      'cancellation_date',
      'cancellation_reason',
      'product',
      'tariff_version',
      'start_date',
      'end_date',
      'answers',
      'price_lines',
    ])
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow()
}

/** The latest due of a contract chain, which shows how it is paid. */
export function findLatestDue(database: Database, policyId: string): Promise<DueRow | undefined> {
  return database
    .selectFrom('due')
    .select(columnsOf('due'))
    .where('policy_id', '=', policyId)
    .orderBy('due_on', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Voids dues that were not called yet; a concurrent call of one waits, then finds it void. */
export async function voidDues(transaction: Database, ids: readonly string[], at: Date) {
  if (ids.length === 0) return
  await transaction
    .updateTable('due')
    .set({ voided_at: at })
    .where('id', 'in', ids)
    .where('issued_at', 'is', null)
    .execute()
}

/**
 * Puts off dues that were not asked for until the end, and whose day has passed meanwhile: what is left of them would
 * be late from the first moment.
 */
export async function putOff(
  transaction: Database,
  ids: readonly string[],
  { today, until }: { readonly today: string; readonly until: string },
) {
  if (ids.length === 0) return
  await sql`
    update due set due_on = ${until}::date from contract
    where due.id = any(${ids}::uuid[]) and contract.id = due.contract_id and due.due_on < ${today}::date
      and (due.due_on > ${lastAsked('contract')} or contract.covered_until < contract.start_date)`.execute(
    transaction,
  )
}

/** Locks the dues of contracts until the commit, so that none is called meanwhile. */
export async function holdDues(transaction: Database, contractIds: readonly string[]) {
  if (contractIds.length === 0) return
  await transaction
    .selectFrom('due')
    .select('id')
    .where('contract_id', 'in', contractIds)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Calls the dues up to a day, `limit` at a time. Returns them. */
export function issueUntil(
  transaction: Database,
  { until, at, limit }: { until: string; at: Date; limit: number },
): Promise<DueRow[]> {
  return transaction
    .updateTable('due')
    .set({ issued_at: at })
    .where('id', 'in', (query) =>
      query
        .selectFrom('due')
        .select('id')
        .where('issued_at', 'is', null)
        .where('voided_at', 'is', null)
        .where('due_on', '<=', until)
        .where(sql<boolean>`not ${AWAITS_END}`)
        .orderBy('due_on')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columnsOf('due'))
    .execute()
}

/** The payments of a due by the ledger, earliest first. */
export async function findPayments(
  database: Database,
  id: string,
): Promise<readonly { readonly day: string; readonly event: string }[]> {
  return database
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .select(['ledger_entry.effective_on as day', 'ledger_entry.event'])
    .where('ledger_line.due_id', '=', id)
    .where('ledger_line.cents', '<', 0)
    .where('ledger_entry.event', 'not in', ['contract.ended', 'refund.kept'])
    .orderBy('ledger_entry.effective_on')
    .orderBy('ledger_entry.id')
    .execute()
}

/** What an end did to the dues of contracts, in cents; null when they have none. */
export async function findSettled(
  database: Database,
  contractIds: readonly string[],
): Promise<SettledTotals | null> {
  if (contractIds.length === 0) return null
  const { rows } = await sql<SettledTotals & { dues: number }>`
    with own as (select id, cents, voided_at from due where contract_id = any(${contractIds}::uuid[])),
      posted as (
        select line.cents, entry.event in ('contract.ended', 'refund.kept') as is_end from ledger_line line join ledger_entry entry on entry.id = line.entry_id
        where line.due_id in (select id from own) and line.account = 'policyholders'
          and entry.event not in ('contract.signed', 'due.issued'))
    select (select count(*)::int from own) as dues,
      coalesce((select -sum(cents) from posted where not is_end), 0)::float8 as paid,
      coalesce((select sum(cents) from payout
        where contract_id = any(${contractIds}::uuid[]) and kind = 'refund' and cancelled_at is null), 0)::float8 as "paidBack",
      coalesce((select -sum(cents) from posted where is_end and cents < 0), 0)::float8 as "takenOff",
      coalesce((select sum(cents) from own where voided_at is not null), 0)::float8 as "givenUp",
      coalesce((select sum(cents) from posted where is_end and cents > 0), 0)::float8 as owed`.execute(
    database,
  )
  const [row] = rows
  if (!row || row.dues === 0) return null
  const { dues: _, ...totals } = row
  return totals
}

/** What contracts owed at a moment of what had been called by then, earliest first. */
export async function findOwedAt(database: Database, contractIds: readonly string[], at: Date) {
  if (contractIds.length === 0) return []
  const owed = sql<number>`coalesce((
    select sum(line.cents) from ledger_line line join ledger_entry entry on entry.id = line.entry_id
    where line.due_id = due.id and line.account = 'policyholders' and entry.posted_at <= ${at}), 0)::float8`
  return database
    .selectFrom('due')
    .select(['due.due_on', 'due.method', owed.as('owed'), TRIED.as('tried')])
    .where('due.contract_id', 'in', contractIds)
    .where(owed, '>', 0)
    .orderBy('due.due_on')
    .orderBy('due.rank')
    .execute()
}

/** The components of a due, in cents. */
export function partsOfDue(due: Pick<DueRow, (typeof PARTS)[number]>): Parts {
  const { premium, tax_33, tax_18, tax_9, fgti, climate } = due
  return { premium, tax_33, tax_18, tax_9, fgti, climate }
}
