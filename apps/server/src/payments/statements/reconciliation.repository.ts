import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The total of our bank accounts by their last statements, in cents. */
export async function findBankClosings(database: Database): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(closing), 0)::float8 as cents from (
      select distinct on (account) closing from bank_statement order by account, rank desc) last`.execute(
    database,
  )
  return rows[0]?.cents ?? 0
}

/** The bank balance by the ledger, in cents. */
export async function findBankBalance(database: Database): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with kept as (select max(month) as month from ledger_balance)
    select (
      coalesce((select cents from ledger_balance where account = 'bank' and month = kept.month), 0)
      + coalesce((
        select sum(line.cents) from ledger_entry entry join ledger_line line on line.entry_id = entry.id
        where line.account = 'bank'
          and (kept.month is null or entry.effective_on >= kept.month + interval '1 month')), 0))::float8 as cents
    from kept`.execute(database)
  return rows[0]?.cents ?? 0
}

export interface Reconciliation {
  /** The total by the last statements, and when the latest was imported. */
  readonly closings: number
  readonly imported_at: Date
  readonly number: string
  /** The balance by the ledger. */
  readonly held: number
}

/** The bank's balance and the ledger's, in cents; undefined before the first statement. */
export async function findReconciliation(database: Database): Promise<Reconciliation | undefined> {
  const { rows } = await sql<Omit<Reconciliation, 'held'>>`
    select sum(last.closing)::float8 as closings, max(last.imported_at) as imported_at, bank.number
    from (
      select distinct on (account) closing, imported_at from bank_statement order by account, rank desc) last
      join ledger_account bank on bank.code = 'bank'
    group by bank.number`.execute(database)
  return rows[0] && { ...rows[0], held: await findBankBalance(database) }
}
