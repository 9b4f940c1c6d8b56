import type { FrozenEntry } from '@sillage/domain/asset-freezes/register.ts'
import { nameWords } from '@sillage/domain/asset-freezes/screening.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/tables/schema.ts'

/** Entries per statement. */
const BATCH = 500

/** The SHA-256 of the file read last; null before the first. */
export async function findRegister(database: Database) {
  const row = await database.selectFrom('freeze_register').select('sha256').executeTakeFirst()
  return row?.sha256 ?? null
}

/** The edition that people are compared with, and its number of entries; undefined before the first. */
export function findEdition(database: Database) {
  return database
    .selectFrom('freeze_register')
    .select(['published_on', 'read_at'])
    .select(sql<number>`(select count(*)::int from frozen_entry)`.as('entries'))
    .executeTakeFirst()
}

/** The edition read last, if running contracts were not compared with it yet. */
export async function findUncompared(database: Database): Promise<Buffer | null> {
  const row = await database
    .selectFrom('freeze_register')
    .select('sha256')
    .where(sql<boolean>`running_sha256 is distinct from sha256`)
    .executeTakeFirst()
  return row?.sha256 ?? null
}

export async function setCompared(database: Database, sha256: Buffer) {
  await database.updateTable('freeze_register').set({ running_sha256: sha256 }).execute()
}

/** Replaces the register; servers that read a file at once do so one after the other. */
export async function replaceRegister(
  transaction: Database,
  register: Omit<Insertable<Schema['freeze_register']>, 'is_only' | 'running_sha256'>,
  entries: readonly FrozenEntry[],
) {
  await sql`select pg_advisory_xact_lock(hashtextextended('freeze register', 0))`.execute(
    transaction,
  )
  await transaction.deleteFrom('frozen_entry').execute()
  for (let at = 0; at < entries.length; at += BATCH)
    await transaction
      .insertInto('frozen_entry')
      .values(
        entries.slice(at, at + BATCH).map(({ id, nature, name, names, births }) => ({
          id,
          nature,
          name,
          names: JSON.stringify(names),
          births: JSON.stringify(births),
          words: [...new Set(names.flatMap(nameWords))],
        })),
      )
      // an entry that is in the file twice is stored once
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  await transaction
    .insertInto('freeze_register')
    .values(register)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(register))
    .execute()
}

/** Entries that share a word with a name. */
export function findEntriesWith(database: Database, words: readonly string[]) {
  return database
    .selectFrom('frozen_entry')
    .select(['id', 'nature', 'name', 'names', 'births'])
    .where(sql<boolean>`words && ${[...words]}::text[]`)
    .execute()
}

export type MatchRow = Selectable<Schema['freeze_match']>

/** Stores matches not found before. Returns the ids of the new ones. */
export function insertMatches(
  database: Database,
  matches: readonly Insertable<Schema['freeze_match']>[],
) {
  return database
    .insertInto('freeze_match')
    .values([...matches])
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'person_key', 'entry_id']).doNothing(),
    )
    .returning(['id', 'entry_id'])
    .execute()
}

/** The decisions on matches of an account. */
export function findDecisions(
  database: Database,
  { accountId, personKeys }: { accountId: string; personKeys: readonly string[] },
) {
  return database
    .selectFrom('freeze_match')
    .select(['person_key', 'entry_id', 'decision'])
    .where('account_id', '=', accountId)
    .where('person_key', 'in', personKeys)
    .execute()
}

const SHOWN = [
  'freeze_match.id',
  'freeze_match.account_id',
  'person_name',
  'person_birth',
  'entry_id',
  'entry_name',
  'entry_births',
  'occasion',
  'found_at',
  'decision',
  'reason',
  'decided_at',
] as const

/** A page of matches, waiting ones oldest first, decided ones latest first; and how many there are. */
export async function findMatches(
  database: Database,
  { isDecided, limit, offset }: { isDecided: boolean; limit: number; offset: number },
) {
  const of = database
    .selectFrom('freeze_match')
    .where('decision', isDecided ? 'is not' : 'is', null)
  const [rows, { count }] = await Promise.all([
    of
      .innerJoin('account', 'account.id', 'freeze_match.account_id')
      .leftJoin('account as decider', 'decider.id', 'freeze_match.decided_by')
      .select(SHOWN)
      .select(['account.username', 'decider.username as decider'])
      .orderBy(isDecided ? 'decided_at' : 'found_at', isDecided ? 'desc' : 'asc')
      .orderBy('freeze_match.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    of.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: count }
}

export function findMatch(database: Database, id: string) {
  return database
    .selectFrom('freeze_match')
    .select(['id', 'account_id', 'decision'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Decides a waiting match. Returns whether it was still waiting. */
export async function decideMatch(
  transaction: Database,
  {
    id,
    ...decided
  }: Required<Pick<MatchRow, 'id' | 'decision' | 'reason' | 'decided_by' | 'decided_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('freeze_match')
    .set(decided)
    .where('id', '=', id)
    .where('decision', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
