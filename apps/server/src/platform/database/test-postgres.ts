import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string }
  }
}

const FOLDER = fileURLToPath(new URL('../../../../../.cache/test-postgres', import.meta.url))

/** One real PostgreSQL for a test run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject) {
  const postgres = await startEmbeddedPostgres(join(FOLDER))
  const admin = openDatabase(postgres.connection('postgres'))
  const leftovers = await sql<{ datname: string }>`
    select datname from pg_database where datname like 'test_%'`.execute(admin)
  for (const { datname } of leftovers.rows)
    await sql`drop database ${sql.id(datname)} with (force)`.execute(admin)
  await sql`create database test_template`.execute(admin)
  await admin.destroy()
  const template = openDatabase(postgres.connection('test_template'))
  await migrate(template)
  await template.destroy()
  const { host, port, user } = postgres.connection('postgres')
  project.provide('postgres', { host, port, user })
  return () => postgres.stop()
}
