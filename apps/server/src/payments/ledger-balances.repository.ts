import type { LedgerAccount } from '@sillage/domain/payments/ledger.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { type Month, monthOf } from './ledger.repository.ts'

export interface AccountBalance {
  readonly code: LedgerAccount | 'earlier_results'
  readonly number: string
  readonly label: string
  /** The balance before the month. */
  readonly opening: number
  readonly debit: number
  readonly credit: number
}

/**
 * Every account in the order of its number: its balance before a month, and the month's totals, in cents. Starts from
 * the balances kept for the last closed month before, so that only later lines are read.
 */
export async function findBalances(
  database: Database,
  { from, until }: Month,
): Promise<readonly AccountBalance[]> {
  const kept = await lastKeptBefore(database, from)
  // literals rather than parameters, so that the planner knows how much there is to read: a month, or everything
  const [first, end] = [sql.lit(from), sql.lit(until)]
  const since = kept && sql.lit(kept.add({ months: 1 }).toPlainDate({ day: 1 }).toString())
  const { rows } = await sql<AccountBalance>`
    with moved as (
      select account, cents, month as effective_on from ledger_balance
      where month = ${kept && kept.toPlainDate({ day: 1 }).toString()}::date
      union all
      select line.account, line.cents, entry.effective_on
      from ledger_entry entry join ledger_line line on line.entry_id = entry.id
      where entry.effective_on < ${end}::date ${since ? sql`and entry.effective_on >= ${since}::date` : sql``})
    select account.code, account.number, account.label,
      coalesce(sum(moved.cents) filter (where moved.effective_on < ${first}::date), 0)::float8 as opening,
      coalesce(sum(moved.cents) filter (where moved.cents > 0 and moved.effective_on >= ${first}::date), 0)::float8 as debit,
      coalesce(-sum(moved.cents) filter (where moved.cents < 0 and moved.effective_on >= ${first}::date), 0)::float8 as credit
    from ledger_account account
      left join moved on moved.account = account.code
    group by account.code order by account.number`.execute(database)
  return rows
}

/** The last month before a day for which balances are kept. */
async function lastKeptBefore(
  database: Database,
  day: string,
): Promise<Temporal.PlainYearMonth | null> {
  const row = await database
    .selectFrom('ledger_balance')
    .select((eb) => eb.fn.max('month').as('month'))
    .where('month', '<', day)
    .executeTakeFirst()
  return row?.month ? monthOf(row.month) : null
}
