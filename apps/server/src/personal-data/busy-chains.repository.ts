import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** SQL: the policy chain of a contract, identified by its first contract. */
export const CHAIN = sql`coalesce(contract.origin_contract_id, contract.id)`

/** The tables that a payment locks, and the column with the contract of their row `held`. */
const MONEY = [
  ['due', sql`held.contract_id`],
  [
    'payout',
    sql`coalesce(held.contract_id, (select claim.contract_id from claim where claim.id = held.claim_id))`,
  ],
] as const

/**
 * Locks the money of contracts in the same way as recording a payment, so that no payment comes between archiving and
 * erasing. A policy chain with a due or payout locked by somebody else is left for another day as a whole: waiting for it
 * could take long, or end in a deadlock. The others are checked again once locked: a claim may have been declared
 * meanwhile.
 */
export async function withoutBusyChains(
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
    const { rows } = await sql<{ chain: string }>`
      select distinct ${CHAIN} as chain from ${sql.table(table)} held join contract on contract.id = ${contractOf}
      where contract.id = ${chosen} and held.id <> all(${free.map(({ id }) => id)}::uuid[])`.execute(
      database,
    )
    busy.push(...rows.map(({ chain }) => chain))
  }
  const { rows } = await sql<{ id: string }>`
    select id from contract where id = ${chosen} and ${CHAIN} <> all(${busy}::uuid[]) and ${stillDue}`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}
