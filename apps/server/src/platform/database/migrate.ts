import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { ConfigError } from '../configuration/config-values.ts'
import { INSTALLED } from '../installation.ts'
import type { Database } from './database.ts'
import { LOCKS, oneAtATime } from './session-lock.ts'

/** First line of a file whose statements run one by one, outside a transaction; each must be repeatable. */
const CONCURRENT = '-- outside a transaction'
/** First line of a file that removes what older code uses: older code must not start after it. */
const CONTRACT = '-- contract: older code must not run'

/** How long a migration waits for its locks: others queue behind it meanwhile. */
const LOCK_MS = 2000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000
/** About ten minutes when another transaction never releases its locks. */
const MOST_TRIES = 60

interface Migration {
  readonly name: string
  readonly text: string
  readonly sha256: string
}

/** Applies the SQL files not yet applied, in order, each in its own transaction. Returns their names. */
export function migrate(database: Database, folder: URL = INSTALLED.migrations): Promise<string[]> {
  return oneAtATime(database, LOCKS.migration, async (connection) => {
    // checked first, so that a role that may not create tables can still find that nothing is missing
    if (!(await isBegun(connection)))
      await sql`create table migration (
        name text primary key, sha256 text not null, applied_at timestamptz not null default now()
      )`.execute(connection)
    const missing = await missingFrom(connection, folder)
    for (const migration of missing) await applyPatiently(connection, migration)
    return missing.map(({ name }) => name)
  })
}

/** Refuses a schema that this code can't serve: a migration is missing, or a newer one removed what this code uses. */
export async function checkSchema(database: Database, folder: URL = INSTALLED.migrations) {
  const [first] = (await isBegun(database))
    ? await missingFrom(database, folder)
    : await readMigrations(folder)
  if (first)
    throw new ConfigError(
      `La base n’est pas à jour : il lui manque ${first.name}. Lancez d’abord la commande « migrate ».`,
    )
}

async function isBegun(database: Database): Promise<boolean> {
  const { rows } = await sql`select where to_regclass('migration') is not null`.execute(database)
  return rows.length > 0
}

export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, sha256: hash('sha256', text) }
    }),
  )
}

/** The migrations still to apply. A newer schema is accepted as long as it removed nothing that this code uses. */
async function missingFrom(database: Database, folder: URL): Promise<Migration[]> {
  const files = await readMigrations(folder)
  // through JSON, because this column only exists since the first contract migration
  const { rows } = await sql<{ name: string; sha256: string; refusesOlder: boolean }>`
    select name, sha256, coalesce(to_jsonb(migration) ->> 'refuses_older', 'false')::boolean as "refusesOlder"
    from migration order by name`.execute(database)
  const known = new Map(files.map((file) => [file.name, file]))
  const step = rows.find(({ name, refusesOlder }) => refusesOlder && !known.has(name))
  if (step)
    throw new ConfigError(
      `La base a été mise à jour pour une version plus récente de Sillage (${step.name}), et celle-ci ne peut plus la servir. Démarrez la version récente.`,
    )
  const changed = rows.find(
    ({ name, sha256 }) => known.has(name) && known.get(name)?.sha256 !== sha256,
  )
  if (changed)
    throw new ConfigError(`La migration ${changed.name} a changé depuis qu’elle a été appliquée.`)
  const applied = new Set(rows.map(({ name }) => name))
  return files.filter(({ name }) => !applied.has(name))
}

/** Retries a migration that can't get its locks, instead of waiting for them and blocking others. */
async function applyPatiently(connection: Database, migration: Migration) {
  let pause = FIRST_PAUSE_MS
  for (let tries = 1; ; tries++)
    try {
      await apply(connection, migration)
      return
    } catch (error) {
      if (!isInTheWay(error)) throw error
      if (tries === MOST_TRIES)
        throw new ConfigError(
          `La migration ${migration.name} n’a pas obtenu ses verrous : une requête longue les tient. Rien d’elle n’est appliqué ; relancez plus tard.`,
        )
      await sleep(pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
}

/** A lock that others hold, or a deadlock. */
function isInTheWay(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')
  )
}

async function apply(connection: Database, { name, text, sha256 }: Migration) {
  const record = sql`insert into migration (name, sha256) values (${name}, ${sha256})`
  if (text.startsWith(CONCURRENT)) {
    for (const statement of text.split(/;\s*$/m))
      if (statement.replaceAll(/^--.*$/gm, '').trim()) await sql.raw(statement).execute(connection)
    await record.execute(connection)
    return
  }
  await connection.transaction().execute(async (transaction) => {
    await sql.raw(`set local lock_timeout = ${LOCK_MS}`).execute(transaction)
    await sql.raw(text).execute(transaction)
    await record.execute(transaction)
    if (!text.startsWith(CONTRACT)) return
    await sql`alter table migration add column if not exists refuses_older boolean not null default false`.execute(
      transaction,
    )
    await sql`update migration set refuses_older = true where name = ${name}`.execute(transaction)
  })
}
