import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

export interface Link {
  /** From 1, without a gap. */
  readonly position: number
  readonly entryId: string
  readonly hash: Buffer
  /** Set once the entry is pseudonymised: the hash of what is left of it, in the second chain. */
  readonly second: Buffer | null
  /** The current content of the entry, in the hashed form; null once it is gone. */
  readonly content: string | null
}

/**
 * The next links of the chain. The content is built here rather than by the database's function, which may have been
 * altered.
 */
export async function linksAfter(
  database: Database,
  { position, limit }: { position: number; limit: number },
): Promise<readonly Link[]> {
  const { rows } = await sql<Link>`
    select audit_chain.position::float8 as position, entry_id as "entryId", audit_chain.hash,
      audit_second_chain.hash as second,
      case when entry.id is not null then jsonb_build_array(entry.id,
        to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.actor_id, entry.action,
        entry.subject_kind, entry.subject_id, entry.detail)::text end as content
    from audit_chain left join audit_entry entry on entry.id = entry_id
    left join audit_second_chain on audit_second_chain.position = audit_chain.position
    where audit_chain.position > ${position} order by audit_chain.position limit ${limit}`.execute(
    database,
  )
  return rows
}

/** The id of an entry missing from the chain, if any. */
export async function findUnchained(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from audit_entry entry
    where not exists (select from audit_chain where entry_id = entry.id) order by id limit 1`.execute(
    database,
  )
  return rows[0]?.id
}

/** The number of chained entries and the last hash; undefined for an empty log. */
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

/** An entry recording up to where the log was pseudonymised, with the end hashes of both chains. */
export interface Seal {
  readonly at: Date
  readonly upTo: number
  readonly isTrue: boolean
}

/** Every seal, oldest first, compared with the current chains. */
export async function findSeals(database: Database): Promise<readonly Seal[]> {
  const { rows } = await sql<Seal>`
    select seal.at, (detail ->> 'upTo')::float8 as "upTo",
      coalesce(detail ->> 'chain' = encode(audit_chain.hash, 'hex')
        and detail ->> 'rest' = encode(audit_second_chain.hash, 'hex'), false) as "isTrue"
    from audit_entry seal
    left join audit_chain on audit_chain.position = (detail ->> 'upTo')::bigint
    left join audit_second_chain on audit_second_chain.position = audit_chain.position
    where action = 'audit.pseudonymised' order by seal.id`.execute(database)
  return rows
}

/**
 * Pseudonymises the audit entries older than `cutoff` (which must be at least a year ago). Returns how many changed.
 */
export async function pseudonymiseEntries(database: Database, cutoff: Date): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    select pseudonymise_audit(${cutoff}::timestamptz) as changed`.execute(database)
  return rows[0]?.changed ?? 0
}
