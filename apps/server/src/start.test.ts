import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { buildAccount } from './accounts/accounts.factory.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { refuseOtherDatabase } from './refuse-other-database.ts'
import {
  endServer,
  killServers,
  productionSettings,
  startServer,
} from './server-process.factory.ts'
import { asOwner, createTestDatabase, urlOf } from './test-app.ts'
import { rowCounts } from './test-session.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sillage-start-'))
const PRODUCTION = await productionSettings(dataDir)
const databases: Database[] = []

afterAll(async () => {
  killServers()
  for (const database of databases) await database.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

/** As its owner: with one address, the server migrates too. */
async function newDatabase() {
  const own = asOwner(await createTestDatabase())
  const database = openDatabase(own)
  databases.push(database)
  return { own, database, url: urlOf(own) }
}

/** What a start says before it ends by itself. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const { child, said, address } = startServer(env)
  expect(await address, said.all).toBeNull()
  expect(child.exitCode).toBe(1)
  return said.err.trim()
}

/** What a start says until it serves. */
async function startOf(env: Record<string, string>): Promise<string> {
  const { child, said, address } = startServer(env)
  expect(await address, said.all).not.toBeNull()
  await endServer(child, 'SIGTERM')
  return said.all
}

const FILLED_BY_DEMO =
  'Cette base a été remplie par une démonstration, dont les mots de passe sont publics : elle ne s’ouvre pas en production. Choisissez un autre DATA_DIR ou une autre DATABASE_URL.'

test('production never opens a database that a demonstration has filled, even one from before the mark', async () => {
  const { own, database, url } = await newDatabase()
  const demo = { DATA_DIR: dataDir, DATABASE_URL: url }
  const production = {
    ...PRODUCTION,
    DATABASE_URL: url,
    ROOT_EMAIL: 'zoe@exemple.fr',
    ROOT_PASSWORD: 'Lampadaire-417!',
  }
  await startOf(demo)
  const before = await rowCounts(database)
  expect(await refusalOf(production)).toBe(FILLED_BY_DEMO)

  await sql`drop table demonstration`.execute(database)
  await sql`delete from migration where name like '0011%'`.execute(database)
  const opened = () => refuseOtherDatabase(own, { demo: false })
  await expect(opened()).rejects.toThrow(FILLED_BY_DEMO)
  await startOf(demo)
  expect(await rowCounts(database)).toEqual(before)
  // whose team has lost its roles by now
  await database.updateTable('account').set({ role: 'user' }).execute()
  await expect(opened()).rejects.toThrow(FILLED_BY_DEMO)
}, 120_000)

test('a demonstration opens no database but an empty one and its own, and writes nothing into another', async () => {
  const { database, url } = await newDatabase()
  await buildAccount(database, { role: 'root' })
  const before = await rowCounts(database)
  expect(await refusalOf({ DATA_DIR: dataDir, DATABASE_URL: url })).toBe(
    'Cette base contient des comptes qui ne sont pas ceux d’une démonstration. Choisissez un autre DATA_DIR ou une autre DATABASE_URL, ou indiquez NODE_ENV=production.',
  )
  expect(await rowCounts(database)).toEqual(before)

  const other = await newDatabase()
  await sql`drop schema public cascade`.execute(other.database)
  await sql`create schema public`.execute(other.database)
  await sql`create table invoice (id int)`.execute(other.database)
  expect(await refusalOf({ DATA_DIR: dataDir, DATABASE_URL: other.url })).toMatch(
    /^Cette base contient les tables d’un autre programme/,
  )
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(other.database)
  expect(tables.rows).toEqual([{ name: 'invoice' }])
}, 60_000)

test('a first root that comes too late is said to have no effect', async () => {
  const { url } = await newDatabase()
  const env = {
    ...PRODUCTION,
    DATABASE_URL: url,
    ROOT_EMAIL: 'zoe@exemple.fr',
    ROOT_PASSWORD: 'Lampadaire-417!',
  }
  const sentence = 'ROOT_EMAIL et ROOT_PASSWORD sont sans effet : un compte root existe déjà.'
  expect(await startOf(env)).not.toContain('sans effet')
  expect(await startOf({ ...env, ROOT_EMAIL: 'ines@exemple.fr' })).toContain(sentence)
}, 60_000)
