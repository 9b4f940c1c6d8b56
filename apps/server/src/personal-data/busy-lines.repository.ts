import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** SQL: the line of a contract, by the first contract of it. */
export const LINE = sql`coalesce(contract.origin_contract_id, contract.id)`

/** The tables that a payment locks, and the column with the contract of their row `held`. */
const MONEY = [
  ['due', sql`held.contract_id`],
  [
    'payout',
    sql`coalesce(held.contract_id, (select claim.contract_id from claim where claim.id = held.claim_id))`,
  ],
] as const

/**
 * Locks the money of contracts as those who record a payment do, so that none comes between what is archived and what is
 * erased. A line of contracts of which a due or a payout is being dealt with is left for another day, whole: waiting for
 * it could last, and turn in a circle. The rest is asked again once locked: a claim may have been declared meanwhile.
 */
export async function withoutBusyLines(
  database: Database,
  { ids, stillDue }: { ids: readonly string[]; stillDue: RawBuilder<boolean> },
): Promise<readonly string[]> {
  const chosen = sql`any(${ids}::uuid[])`
  const busy: string[] = []
  for (const [table, contractOf] of MONEY) {
    const { rows: free } = await sql<{ id: string }>`
      select id from ${sql.table(table)} held where ${contractOf} = ${chosen} order by id for update skip locked`.execute(
      database,
    )
    const { rows } = await sql<{ line: string }>`
      select distinct ${LINE} as line from ${sql.table(table)} held join contract on contract.id = ${contractOf}
      where contract.id = ${chosen} and held.id <> all(${free.map(({ id }) => id)}::uuid[])`.execute(
      database,
    )
    busy.push(...rows.map(({ line }) => line))
  }
  const { rows } = await sql<{ id: string }>`
    select id from contract where id = ${chosen} and ${LINE} <> all(${busy}::uuid[]) and ${stillDue}`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}
