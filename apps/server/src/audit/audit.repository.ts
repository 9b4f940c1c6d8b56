import type { AuditAction } from '@sillage/domain/audit/audit-actions.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { containing, startingWith } from '../platform/database/like.ts'
import { columnsOf } from '../platform/database/tables/row-columns.ts'
import type { Schema } from '../platform/database/tables/schema.ts'

/** Limits of a search by name: enough for one person, not for everybody. */
const MOST_PEOPLE = 100
const MOST_SUBJECTS = 2000

export interface AuditFact {
  /** Null for the server itself. */
  readonly actorId: string | null
  readonly action: AuditAction
  readonly subjectKind: string
  readonly subjectId: string
  /** Codes and ids; nothing that a person wrote. */
  readonly detail?: Readonly<Record<string, unknown>>
}

export async function insertEntry(database: Database, fact: AuditFact) {
  await database
    .insertInto('audit_entry')
    .values({
      actor_id: fact.actorId,
      action: fact.action,
      subject_kind: fact.subjectKind,
      subject_id: fact.subjectId,
      detail: JSON.stringify(fact.detail ?? {}),
    })
    .execute()
}

/** A list that a member of staff consulted. */
export interface AuditListing extends Omit<AuditFact, 'detail'> {
  /** Codes and ids, and whether there was a search, but not its text. */
  readonly filter: Readonly<Record<string, unknown>>
  /** The number of results over all pages; absent when they are not counted. */
  readonly found?: number
}

/** Adds an entry for a list, unless the same person consulted the same one in the last quarter of an hour. */
export async function insertListing(database: Database, listing: AuditListing): Promise<void> {
  const { actorId, action, subjectKind, subjectId, found } = listing
  const filter = JSON.stringify(listing.filter)
  const detail = JSON.stringify({ ...listing.filter, found })
  const seen = sql`(select from audit_entry seen
    where seen.actor_id = ${actorId}::uuid and seen.action = ${action} and seen.subject_id = ${subjectId}
      and seen.at > now() - interval '15 minutes' and seen.detail - 'found' = ${filter}::jsonb)`
  const known = await sql<{ is_seen: boolean }>`select exists ${seen} as is_seen`.execute(database)
  if (known.rows[0]?.is_seen) return
  await inTransaction(database, async (transaction) => {
    // a page reads its parts at once: each waits to see the entry of the one before
    const reading = `reading ${actorId} ${action} ${subjectId}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${reading}, 0))`.execute(transaction)
    await sql`
      insert into audit_entry (actor_id, action, subject_kind, subject_id, detail)
      select ${actorId}::uuid, ${action}::text, ${subjectKind}::text, ${subjectId}::text,
        ${detail}::jsonb
      where not exists ${seen}`.execute(transaction)
  })
}

/** The accounts, contracts, claims and complaints of the people whose name or address contains all the words. */
export async function findSubjectsOf(
  database: Database,
  words: readonly string[],
): Promise<readonly string[]> {
  const likes = words.map((word) => sql`like fold_text(${containing(word)})`)
  const named = likes.map((like) => sql`search_text ${like}`)
  const bearing = likes.map(
    (like) => sql`fold_text(concat_ws(' ', correspondent_name, correspondent_email)) ${like}`,
  )
  const { rows } = await sql<{ id: string }>`
    with people as materialized (
      select id from account where ${sql.join(named, sql` and `)} limit ${MOST_PEOPLE}::int)
    select id::text from people
    union all select id::text from contract where account_id in (select id from people)
    union all select id::text from claim where owner_id in (select id from people)
    union all select id::text from complaint where account_id in (select id from people)
    union all select id::text from complaint where account_id is null and ${sql.join(bearing, sql` and `)}
    limit ${MOST_SUBJECTS}::int`.execute(database)
  return rows.map(({ id }) => id)
}

export interface AuditFilters {
  readonly search?: string | undefined
  /** Subjects found by the search, in addition to the ids and authors it names. */
  readonly subjectIds?: readonly string[]
  readonly action?: AuditAction | undefined
  readonly subjectKind?: string | undefined
  /** From this instant (included) until that one (excluded). */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

function matching(filters: AuditFilters) {
  return (eb: ExpressionBuilder<Schema, 'audit_entry'>) => {
    const { search, subjectIds = [], action, subjectKind, from, until } = filters
    return eb.and([
      ...(action ? [eb('audit_entry.action', '=', action)] : []),
      ...(subjectKind ? [eb('subject_kind', '=', subjectKind)] : []),
      ...(from ? [eb('at', '>=', from)] : []),
      ...(until ? [eb('at', '<', until)] : []),
      ...(search
        ? [
            eb.or([
              eb('subject_id', 'like', startingWith(search)),
              ...(subjectIds.length > 0
                ? [sql<boolean>`subject_id = any(${[...subjectIds]}::text[])`]
                : []),
              eb.exists(
                eb
                  .selectFrom('account')
                  .select('account.id')
                  .whereRef('account.id', '=', 'audit_entry.actor_id')
                  .where((actor) =>
                    actor.or([
                      actor('account.username', 'ilike', containing(search)),
                      actor('account.email', 'ilike', containing(search)),
                      actor(sql<string>`account.id::text`, 'like', startingWith(search)),
                    ]),
                  ),
              ),
            ]),
          ]
        : []),
    ])
  }
}

export async function countEntries(database: Database, filters: AuditFilters): Promise<number> {
  const { total } = await database
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where(matching(filters))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number]

/** Latest first. */
export function findEntries(
  database: Database,
  { filters, limit, offset = 0 }: { filters: AuditFilters; limit: number; offset?: number },
) {
  return database
    .selectFrom('audit_entry')
    .leftJoin('account as actor', 'actor.id', 'audit_entry.actor_id')
    .select(columnsOf('audit_entry'))
    .select('actor.username')
    .where(matching(filters))
    .orderBy('audit_entry.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}
