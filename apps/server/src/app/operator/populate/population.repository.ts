import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface PopulationSize {
  readonly accounts: number
  readonly contracts: number
  readonly claims: number
}

/** Whether a database was filled for sizing; false for one older than the mark. */
export async function isPopulated(database: Database): Promise<boolean> {
  const { rows } = await sql`select where to_regclass('population') is not null`.execute(database)
  if (rows.length === 0) return false
  return (await database.selectFrom('population').select('id').executeTakeFirst()) !== undefined
}

/** Marks it for good, before the first fictional row is written. */
export async function markPopulation(database: Database, size: PopulationSize) {
  await database.insertInto('population').values(size).execute()
}

/** Deletes the model's pending mails, and its known password. */
export async function dropMails(database: Database, accountIds: readonly string[]) {
  await sql`delete from paper_post where contract_id in (
    select id from contract where account_id = any(${accountIds}::uuid[]))`.execute(database)
  await sql`delete from mail where recipient in (
    select email from account where id = any(${accountIds}::uuid[]))`.execute(database)
  await sql`update account set password_hash = '' where id = any(${accountIds}::uuid[])`.execute(
    database,
  )
}

/** The dues of a contract. */
export async function findDues(database: Database, contractId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('due')
    .select('id')
    .where('contract_id', '=', contractId)
    .execute()
  return rows.map(({ id }) => id)
}

/** The payout of a claim. */
export function findIndemnityOf(database: Database, claimId: string) {
  return database
    .selectFrom('payout')
    .select(['id', 'cents', 'policy_id'])
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow()
}

/** Does what PostgreSQL would do later by itself. */
export async function tidy(database: Database) {
  // the ledger's triggers were disabled during the copy
  await sql`select fill_claim_money()`.execute(database)
  await sql`select pack_open_claims()`.execute(database)
  await sql`vacuum analyze`.execute(database)
}
