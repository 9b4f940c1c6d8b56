import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { drillSize, noteDrill } from '../../testing/drill.factory.ts'
import { asOwner, createTestDatabase } from '../../testing/test-app.ts'
import { openDatabase } from './database.ts'
import { checkSchema, migrate } from './migrate.ts'

let folder: string
let url: URL
const database = openDatabase(asOwner(await createTestDatabase()))
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

test('the product’s own migrations apply, and only once', async () => {
  const fresh = openDatabase(asOwner(await createTestDatabase()))
  expect(await migrate(fresh)).toEqual([])
  await fresh.destroy()
})

test('SQL files are applied in numerical order, each once, and other files are ignored', async () => {
  write('0002_harbour.sql', 'alter table boat add column harbour text;')
  write('0001_boat.sql', 'create table boat (name text);')
  write('README.md', 'not SQL')
  expect(await migrate(database, url)).toEqual(['0001_boat.sql', '0002_harbour.sql'])
  expect(await migrate(database, url)).toEqual([])
  write('0003_more.sql', 'create table harbour (name text);')
  expect(await migrate(database, url)).toEqual(['0003_more.sql'])
})

test('a migration that fails leaves nothing of itself, and earlier ones stay applied', async () => {
  write('0001_boat.sql', 'create table boat (name text);')
  write('0002_harbour.sql', 'create table harbour (name text); select 1 / 0;')
  await expect(migrate(database, url)).rejects.toThrow(/division by zero/)
  expect(await tables()).toEqual(['boat'])
  write('0002_harbour.sql', 'create table harbour (name text);')
  expect(await migrate(database, url)).toEqual(['0002_harbour.sql'])
  expect(await tables()).toEqual(['boat', 'harbour'])
})

test('a migration that changed since it was applied stops the start', async () => {
  write('0001_boat.sql', 'create table boat (name text);')
  await migrate(database, url)
  write('0001_boat.sql', 'create table boat (name varchar);')
  await expect(migrate(database, url)).rejects.toThrow(
    'La migration 0001_boat.sql a changé depuis qu’elle a été appliquée.',
  )
})

test('when five servers start at once, one of them migrates', async () => {
  write('0001_boat.sql', 'create table boat (name text); select pg_sleep(0.05);')
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database, url)))
  expect(applied.flat()).toEqual(['0001_boat.sql'])
})

test('a migration blocked by a long report gives way and retries, without blocking readers', async () => {
  write('0001_boat.sql', 'create table boat (name text);')
  await migrate(database, url)
  write('0002_harbour.sql', 'alter table boat add column harbour text;')
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const report = database.transaction().execute(async (transaction) => {
    await sql`select from boat`.execute(transaction)
    begin()
    await over
  })
  await begun
  let isApplied = false
  const migrating = migrate(database, url).then((applied) => {
    isApplied = true
    return applied
  })
  // longer than the migration waits for its lock: if readers were blocked, this would never end
  const reads = drillSize({ short: 25, full: 200 })
  let longest = 0
  for (let n = 0; n < reads; n++) {
    const began = performance.now()
    await sql`select from boat`.execute(database)
    longest = Math.max(longest, performance.now() - began)
    await sleep(100)
  }
  expect(isApplied).toBe(false)
  end()
  await report
  expect(await migrating).toEqual(['0002_harbour.sql'])
  noteDrill({
    drill: 'A migration meets a long report: what readers wait for at most',
    tries: reads,
    seconds: longest / 1000,
  })
}, 120_000)

const buildIndex = (unique: string) => `-- outside a transaction
-- a comment; with a semicolon
drop index concurrently if exists boat_name;
create ${unique} index concurrently boat_name on boat (name);
`

test('an index is built outside a transaction, and rebuilt after a failed attempt', async () => {
  write('0001_boat.sql', 'create table boat (name text);')
  await migrate(database, url)
  await sql`insert into boat values ('Sirocco'), ('Sirocco')`.execute(database)
  write('0002_index.sql', buildIndex('unique'))
  // fails halfway and leaves an invalid index
  await expect(migrate(database, url)).rejects.toMatchObject({ code: '23505' })
  write('0002_index.sql', buildIndex(''))
  expect(await migrate(database, url)).toEqual(['0002_index.sql'])
  const { rows } = await sql<{ indisvalid: boolean }>`
    select indisvalid from pg_index where indexrelid = 'boat_name'::regclass`.execute(database)
  expect(rows).toEqual([{ indisvalid: true }])
})

test('servers that migrate at once build a concurrent index without blocking each other', async () => {
  write('0001_boat.sql', 'create table boat (name text);')
  write(
    '0002_index.sql',
    '-- outside a transaction\ncreate index concurrently if not exists boat_name on boat (name);',
  )
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database, url)))
  expect(applied.flat()).toEqual(['0001_boat.sql', '0002_index.sql'])
})

test('older code serves a newer schema, until a migration marked as breaking it', async () => {
  write('0001_boat.sql', 'create table boat (name text);')
  const older = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'sillage-older-'))}/`)
  writeFileSync(new URL('0001_boat.sql', older), 'create table boat (name text);')
  write('0002_harbour.sql', 'alter table boat add column harbour text;')
  await migrate(database, url)
  await checkSchema(database, older)
  expect(await migrate(database, older)).toEqual([])
  write('0003_gone.sql', '-- contract: older code must not run\nalter table boat drop column name;')
  await migrate(database, url)
  const refusal =
    'La base a été mise à jour pour une version plus récente de Sillage (0003_gone.sql), et celle-ci ne peut plus la servir. Démarrez la version récente.'
  await expect(checkSchema(database, older)).rejects.toThrow(refusal)
  await expect(migrate(database, older)).rejects.toThrow(refusal)
  await checkSchema(database, url)
  rmSync(older, { recursive: true })
})

test('a start that may not migrate refuses a schema that is behind', async () => {
  write('0001_boat.sql', 'create table boat (name text);')
  const refusal =
    'La base n’est pas à jour : il lui manque 0001_boat.sql. Lancez d’abord la commande « migrate ».'
  await expect(checkSchema(database, url)).rejects.toThrow(refusal)
  await migrate(database, url)
  await checkSchema(database, url)
})
