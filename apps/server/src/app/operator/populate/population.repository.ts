import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface PopulationSize {
  readonly accounts: number
  readonly contracts: number
  readonly claims: number
}

/** Whether a database was filled for sizing; one that is older than the mark was not. */
export async function isPopulated(database: Database): Promise<boolean> {
  const { rows } = await sql`select where to_regclass('population') is not null`.execute(database)
  if (rows.length === 0) return false
  return (await database.selectFrom('population').select('id').executeTakeFirst()) !== undefined
}

/** Marks it for good, before the first row that is nobody's. */
export async function markPopulation(database: Database, size: PopulationSize) {
  await database.insertInto('population').values(size).execute()
}

/** Takes away what the model was to get by mail, and its password, which is known. */
export async function dropMails(database: Database, accountIds: readonly string[]) {
  await sql`delete from paper_post where contract_id in (
    select id from contract where account_id = any(${accountIds}::uuid[]))`.execute(database)
  await sql`delete from mail where recipient in (
    select email from account where id = any(${accountIds}::uuid[]))`.execute(database)
  await sql`update account set password_hash = '' where id = any(${accountIds}::uuid[])`.execute(
    database,
  )
}

/** What is owed of a contract. */
export async function findDues(database: Database, contractId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('due')
    .select('id')
    .where('contract_id', '=', contractId)
    .execute()
  return rows.map(({ id }) => id)
}

/** What PostgreSQL does by itself in the minutes after. */
export async function tidy(database: Database) {
  // the triggers of the ledger rested
  await sql`select fill_claim_money()`.execute(database)
  await sql`vacuum analyze`.execute(database)
}
