import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { type Database, openDatabase } from './database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { grantServer, SERVER_ROLE } from './server-role.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; template: string }
  }
}

const FOLDER = fileURLToPath(new URL('../../../../../.cache/test-postgres', import.meta.url))
/** A run's databases are named `test_<run>_...`; its presence is a connection with this application name. */
const PRESENCE = 'sillage_test_'
const LEAVING = 7_455_245

/**
 * Starts one real PostgreSQL shared by concurrent test runs, with a migrated database of this run that each test file
 * copies. The last run to leave stops it.
 */
export default async function setup(project: TestProject) {
  const run = randomBytes(4).toString('hex')
  const { postgres, presence } = await join(run)
  const admin = openDatabase({ ...postgres.connection('postgres'), max: 1 })
  // test databases are disposable: without fsync, 80 of them are dropped in seconds
  await sql`alter system set fsync = off`.execute(admin)
  await sql`select pg_reload_conf()`.execute(admin)
  await dropLeftovers(admin)
  const template = `test_${run}_template`
  await sql`create database ${sql.id(template)}`.execute(admin)
  const database = openDatabase(postgres.connection(template))
  await migrate(database)
  await grantServer(database, SERVER_ROLE)
  await database.destroy()
  await admin.destroy()
  const { host, port, user } = postgres.connection('postgres')
  project.provide('postgres', { host, port, user, template })
  return () => leave({ run, postgres, presence })
}

/** Starts or adopts PostgreSQL, with a second try in case another run is just stopping it. */
async function join(run: string): Promise<{ postgres: EmbeddedPostgres; presence: Client }> {
  for (let tries = 1; ; tries++) {
    const postgres = await startEmbeddedPostgres(FOLDER)
    const presence = new Client({
      ...postgres.connection('postgres'),
      application_name: `${PRESENCE}${run}`,
    })
    presence.on('error', () => undefined)
    try {
      await presence.connect()
      return { postgres, presence }
    } catch (error) {
      if (tries === 3) throw error
    }
  }
}

async function dropLeftovers(admin: Database) {
  const leftovers = await sql<{ datname: string }>`
    select datname from pg_database
    where datname like 'test\_%' and not exists (
      select from pg_stat_activity
      where application_name = ${PRESENCE} || split_part(pg_database.datname, '_', 2)
    )`.execute(admin)
  for (const { datname } of leftovers.rows)
    await sql`drop database if exists ${sql.id(datname)} with (force)`.execute(admin)
}

interface Run {
  readonly run: string
  readonly postgres: EmbeddedPostgres
  readonly presence: Client
}

async function leave({ run, postgres, presence }: Run) {
  const admin = openDatabase({ ...postgres.connection('postgres'), max: 1 })
  const own = await sql<{ datname: string }>`
    select datname from pg_database where datname like ${`test\\_${run}\\_%`}`.execute(admin)
  for (const { datname } of own.rows)
    await sql`drop database if exists ${sql.id(datname)} with (force)`.execute(admin)
  // runs leave one at a time, so that each still sees the others and only the last stops PostgreSQL
  await sql`select pg_advisory_lock(${LEAVING}::bigint)`.execute(admin)
  await presence.end()
  const others = await sql`
    select from pg_stat_activity where application_name like ${`${PRESENCE}%`}
      and application_name <> ${`${PRESENCE}${run}`}`.execute(admin)
  await admin.destroy()
  if (others.rows.length === 0) await postgres.stop()
}
