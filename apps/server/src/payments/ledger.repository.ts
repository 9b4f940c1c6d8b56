import type { LedgerEvent, LedgerLine } from '@sillage/domain/payments/ledger.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { insertMany } from '../platform/database/rows.ts'

export interface Entry {
  readonly event: LedgerEvent
  readonly source: string
  /** The first contract of the policy chain; null for entries without a policy. */
  readonly policyId: string | null
  readonly effectiveOn: Temporal.PlainDate
  readonly lines: readonly LedgerLine[]
}

/**
 * Waits for a month being closed, and prevents any closing until the commit. Returns the last closed month. There are
 * two statements so that the second sees what the awaited transaction committed.
 */
export async function lastClosedMonth(
  transaction: Database,
): Promise<Temporal.PlainYearMonth | null> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('ledger', 0))`.execute(transaction)
  return readLastClosed(transaction)
}

/** Prevents any posting until the commit. */
export async function holdLedger(transaction: Database) {
  await sql`select pg_advisory_xact_lock(hashtextextended('ledger', 0))`.execute(transaction)
}

async function readLastClosed(database: Database): Promise<Temporal.PlainYearMonth | null> {
  const row = await database
    .selectFrom('ledger_closing')
    .select((eb) => eb.fn.max('month').as('month'))
    .executeTakeFirst()
  return row?.month ? monthOf(row.month) : null
}

/** Adds entries with their lines, leaving out events already posted. */
export async function insertEntries(
  transaction: Database,
  entries: readonly Entry[],
  at: Date,
): Promise<void> {
  const inserted = await insertMany(
    transaction,
    'ledger_entry',
    entries.map(({ event, source, policyId, effectiveOn }) => ({
      event,
      source,
      policy_id: policyId,
      effective_on: effectiveOn.toString(),
      posted_at: at,
    })),
  )
    .onConflict((conflict) => conflict.columns(['event', 'source']).doNothing())
    .returning(['id', 'event', 'source'])
    .execute()
  const ids = new Map(inserted.map(({ id, event, source }) => [`${event} ${source}`, id]))
  const lines = entries.flatMap(({ event, source, lines: own }) => {
    const entryId = ids.get(`${event} ${source}`)
    return entryId === undefined
      ? []
      : own.map(({ account, cents, dueId, claimId }, rank) => ({
          entry_id: entryId,
          rank,
          account,
          cents,
          due_id: dueId ?? null,
          claim_id: claimId ?? null,
        }))
  })
  if (lines.length > 0) await insertMany(transaction, 'ledger_line', lines).execute()
}

export interface Month {
  /** The first day of the month, and of the next. */
  readonly from: string
  readonly until: string
}

export interface JournalLine {
  readonly id: string
  readonly event: LedgerEvent
  readonly source: string
  readonly policy_id: string | null
  readonly effective_on: string
  readonly posted_at: Date
  readonly number: string
  readonly label: string
  readonly cents: number
}

/** The lines of a month's entries, in order; `limit` and `offset` count entries. */
export async function findJournal(
  database: Database,
  { from, until, limit, offset }: Month & { readonly limit: number; readonly offset: number },
): Promise<readonly JournalLine[]> {
  const { rows } = await sql<JournalLine>`
    select entry.id::text as id, entry.event, entry.source, entry.policy_id, entry.effective_on, entry.posted_at,
      account.number, account.label, line.cents::float8 as cents
    from (
      select id, event, source, policy_id, effective_on, posted_at from ledger_entry
      where effective_on >= ${from}::date and effective_on < ${until}::date
      order by effective_on, id limit ${limit} offset ${offset}) entry
      join ledger_line line on line.entry_id = entry.id
      join ledger_account account on account.code = line.account
    order by entry.effective_on, entry.id, line.rank`.execute(database)
  return rows
}

export async function countEntries(database: Database, { from, until }: Month): Promise<number> {
  const row = await database
    .selectFrom('ledger_entry')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('effective_on', '>=', from)
    .where('effective_on', '<', until)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export interface LedgerMonth {
  readonly month: string
  readonly closed_at: Date | null
  /** How many entries there were at the end of a closed month; null while it is open. */
  readonly entries: number | null
}

/** The months that have entries or are closed, latest first. */
export async function findMonths(database: Database): Promise<readonly LedgerMonth[]> {
  const { rows } = await sql<LedgerMonth>`
    select months.month::date as month, closing.closed_at, closing.entries::float8 as entries
    from (
      select generate_series(date_trunc('month', min(effective_on)), date_trunc('month', max(effective_on)), interval '1 month') as month
      from ledger_entry) months
      left join ledger_closing closing on closing.month = months.month::date
    order by 1 desc`.execute(database)
  return rows
}

export async function insertClosing(
  transaction: Database,
  closing: { readonly month: string; readonly closed_at: Date; readonly closed_by: string },
) {
  await transaction.insertInto('ledger_closing').values(closing).execute()
}

export function monthOf(day: string): Temporal.PlainYearMonth {
  return Temporal.PlainYearMonth.from(day.slice(0, 7))
}
