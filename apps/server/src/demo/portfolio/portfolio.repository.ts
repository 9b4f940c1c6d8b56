import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { AccountRow, Schema } from '../../platform/database/tables/schema.ts'

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const AT_ONCE = 500

export function insertAccounts(
  database: Database,
  rows: readonly Insertable<Schema['account']>[],
): Promise<AccountRow[]> {
  return database.insertInto('account').values(rows).returning(columnsOf('account')).execute()
}

/** Writes many rows of one table with as few statements as there can be. */
export async function insertAll<T extends keyof Schema>(
  database: Database,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
) {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await database
      .insertInto<keyof Schema>(table)
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
}

/** The issued dues of contracts, earliest first. */
export function findIssuedOf(database: Database, contractIds: readonly string[]) {
  return database
    .selectFrom('due')
    .select(['id', 'policy_id', 'due_on', 'cents'])
    .where('contract_id', 'in', contractIds)
    .where('issued_at', 'is not', null)
    .orderBy('due_on')
    .execute()
}

export function findNoticeOf(database: Database, contractId: string) {
  return database
    .selectFrom('formal_notice')
    .select('id')
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
}

/** Marks claims as read by their handlers: closed ones entirely, others up to the handler's last message. */
export async function readByHandlers(database: Database, claimIds: readonly string[]) {
  await sql`
    insert into claim_read (claim_id, account_id, up_to, read_at)
    select claim.id, claim.assignee_id, max(message.id), max(message.posted_at)
    from claim join claim_message message on message.claim_id = claim.id
      and (claim.status = 'closed' or message.account_id = claim.assignee_id)
    where claim.assignee_id is not null and claim.id = any(${claimIds})
    group by claim.id, claim.assignee_id`.execute(database)
}
