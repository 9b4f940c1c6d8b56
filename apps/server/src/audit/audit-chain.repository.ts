import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

export interface Link {
  /** From 1, without a gap. */
  readonly position: number
  readonly entryId: string
  readonly hash: Buffer
  /** What the entry holds today, as it was hashed; null once it is gone. */
  readonly content: string | null
}

/** The next links of the chain. The content is put together here, not by the function of the database, which may be another. */
export async function linksAfter(
  database: Database,
  { position, limit }: { position: number; limit: number },
): Promise<readonly Link[]> {
  const { rows } = await sql<Link>`
    select position::float8 as position, entry_id as "entryId", hash,
      case when entry.id is not null then jsonb_build_array(entry.id,
        to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.actor_id, entry.action,
        entry.subject_kind, entry.subject_id, entry.detail)::text end as content
    from audit_chain left join audit_entry entry on entry.id = entry_id
    where position > ${position} order by position limit ${limit}`.execute(database)
  return rows
}

/** An entry that stands in the log and not in its chain. */
export async function findUnchained(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from audit_entry entry
    where not exists (select from audit_chain where entry_id = entry.id) order by id limit 1`.execute(
    database,
  )
  return rows[0]?.id
}

/** How many entries are chained, and the hash of the last; undefined for a log without any. */
export function lastLink(database: Database) {
  return database
    .selectFrom('audit_chain')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function linkAt(database: Database, position: number) {
  return database
    .selectFrom('audit_chain')
    .select('hash')
    .where('position', '=', String(position))
    .executeTakeFirst()
}
