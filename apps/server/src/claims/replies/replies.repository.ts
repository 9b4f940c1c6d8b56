import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The versions of the replies, newest first, twenty of each. */
export async function findWritings(database: Database) {
  const { rows } = await sql<{
    id: string
    reply: string
    title: string
    content: string
    written_by: string
    written_at: Date
  }>`
    select id, reply, title, content, written_by, written_at from (
      select id, reply, title, content, written_by, written_at,
        row_number() over (partition by reply order by written_at desc, id) as place
      from claim_reply) as placed
    where place <= 20 order by written_at desc, id`.execute(database)
  return rows
}

/** Blocks other writers of replies until the transaction ends. */
export async function lockReplies(transaction: Database) {
  await sql`lock table claim_reply in share row exclusive mode`.execute(transaction)
}

export async function insertWriting(
  transaction: Database,
  writing: {
    readonly reply: string
    readonly title: string
    readonly content: string
    readonly written_by: string
    readonly written_at: Date
  },
) {
  await transaction.insertInto('claim_reply').values(writing).execute()
}
