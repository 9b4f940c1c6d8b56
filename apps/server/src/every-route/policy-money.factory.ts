import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The money of one policy, in cents: prices and refunds by the contracts, balances by the ledger. */
export async function moneyOf(database: Database, policyId: string) {
  const { rows } = await sql<{
    price: number
    given: number
    upcoming: number
    held: number
    received: number
  }>`
    with line as (select id, contract_price_cents + compensation_cents as cents, parent_contract_id, origin
      from contract where coalesce(origin_contract_id, id) = ${policyId})
    select
      (select sum(cents) from line where not exists (
        select from line later where later.parent_contract_id = line.id and later.origin = 'extension'))::float8 as price,
      (select coalesce(sum(refund_cents), 0) from contract_ending
        where contract_id in (select id from line))::float8 as given,
      (select coalesce(sum(premium + tax_33 + tax_18 + tax_9 + fgti + climate), 0) from due
        where policy_id = ${policyId} and issued_at is null and voided_at is null)::float8 as upcoming,
      (select coalesce(sum(cents), 0) from ledger_line join ledger_entry entry on entry.id = entry_id
        where entry.policy_id = ${policyId} and account in
          ('policyholders', 'collections_under_way', 'payments_under_way', 'bank', 'to_be_matched'))::float8 as held,
      (select coalesce(sum(cents), 0) from ledger_line join ledger_entry entry on entry.id = entry_id
        where entry.policy_id = ${policyId} and account = 'bank')::float8 as received`.execute(
    database,
  )
  return rows[0] ?? { price: 0, given: 0, upcoming: 0, held: 0, received: 0 }
}

/** The balance of one ledger account, or of all together, in cents. */
export async function balanceOf(
  database: Database,
  account: string | null = null,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::float8 as cents from ledger_line
    where ${account}::text is null or account = ${account}`.execute(database)
  return rows[0]?.cents ?? 0
}
