import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asOwner, createTestDatabase } from '../../test-app.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let database: Database
let folder: string
let url: URL
beforeAll(async () => {
  database = openDatabase(asOwner(await createTestDatabase()))
})
afterAll(() => database.destroy())
beforeEach(async () => {
  await sql`drop table if exists boat, harbour, migration`.execute(database)
  folder = mkdtempSync(join(tmpdir(), 'sillage-migrations-'))
  url = pathToFileURL(`${folder}/`)
  return () => rmSync(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const tables = async () =>
  (
    await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_name in ('boat', 'harbour') order by 1`.execute(database)
  ).rows.map(({ name }) => name)

test('the migrations of the house are applied once', async () => {
  const fresh = openDatabase(asOwner(await createTestDatabase()))
  expect(await migrate(fresh)).toEqual([])
  await fresh.destroy()
})

test('files are applied in the order of their numbers, each once, and nothing but SQL', async () => {
  write('0002_harbour.sql', 'alter table boat add column harbour text;')
  write('0001_boat.sql', 'create table boat (name text);')
  write('README.md', 'not SQL')
  expect(await migrate(database, url)).toEqual(['0001_boat.sql', '0002_harbour.sql'])
  expect(await migrate(database, url)).toEqual([])
  write('0003_more.sql', 'create table harbour (name text);')
  expect(await migrate(database, url)).toEqual(['0003_more.sql'])
})

test('a file that fails leaves nothing of itself and keeps those before it', async () => {
  write('0001_boat.sql', 'create table boat (name text);')
  write('0002_harbour.sql', 'create table harbour (name text); select 1 / 0;')
  await expect(migrate(database, url)).rejects.toThrow(/division by zero/)
  expect(await tables()).toEqual(['boat'])
  write('0002_harbour.sql', 'create table harbour (name text);')
  expect(await migrate(database, url)).toEqual(['0002_harbour.sql'])
  expect(await tables()).toEqual(['boat', 'harbour'])
})

test('a file that changed since it was applied stops the start', async () => {
  write('0001_boat.sql', 'create table boat (name text);')
  await migrate(database, url)
  write('0001_boat.sql', 'create table boat (name varchar);')
  await expect(migrate(database, url)).rejects.toThrow(
    'La migration 0001_boat.sql a changé depuis qu’elle a été appliquée.',
  )
})

test('of five servers that start at once, one migrates', async () => {
  write('0001_boat.sql', 'create table boat (name text); select pg_sleep(0.05);')
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database, url)))
  expect(applied.flat()).toEqual(['0001_boat.sql'])
})
