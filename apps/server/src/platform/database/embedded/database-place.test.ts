import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { hasDatabase } from './embedded-folder.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const place = mkdtempSync(join(tmpdir(), 'sillage-place-'))
const apart: string[] = []
afterAll(() => {
  for (const folder of [place, ...apart]) rmSync(folder, { recursive: true, force: true })
})

/** A data folder below a new parent with the given mode, which may keep others out. */
function folderUnder(mode: number): string {
  const parent = mkdtempSync(join(place, 'parent-'))
  chmodSync(place, 0o755)
  chmodSync(parent, mode)
  return join(parent, 'data')
}

const copyOf = (folder: string, copy: string) => {
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

test('a data folder that others may enter contains its database, and a copy of it works', async () => {
  const folder = folderUnder(0o755)
  expect(hasDatabase(folder)).toBe(false)
  expect(existsSync(folder)).toBe(false)
  const postgres = await startEmbeddedPostgres(folder)
  await postgres.stop()
  expect(hasDatabase(folder)).toBe(true)
  expect(hasDatabase(copyOf(folder, `${folder}-copy`))).toBe(true)

  const cut = copyOf(folder, `${folder}-cut`)
  rmSync(join(cut, 'postgres'), { recursive: true })
  await expect(startEmbeddedPostgres(cut)).rejects.toThrow(
    `Le dossier de données ${cut} a déjà servi, et sa base manque : elle était dans ${cut}/postgres.`,
  )
  expect(existsSync(join(cut, 'postgres'))).toBe(false)
}, 60_000)

test('a copy of a data folder whose database lies elsewhere refuses to start', async () => {
  const folder = folderUnder(0o700)
  const postgres = await startEmbeddedPostgres(folder)
  const client = new Client(postgres.connection('postgres'))
  await client.connect()
  const { rows } = await client.query('show data_directory')
  await client.end()
  await postgres.stop()
  const database = String(rows[0].data_directory).replace(/\/data$/, '')
  if (!database.startsWith(place)) apart.push(database)
  expect(readFileSync(join(folder, 'database-place'), 'utf8').trim()).toBe(
    database === join(folder, 'postgres') ? 'postgres' : database,
  )
  const copy = copyOf(folder, `${folder}-copy`)
  if (database.startsWith(place)) rmSync(join(copy, 'postgres'), { recursive: true })
  await expect(startEmbeddedPostgres(copy)).rejects.toThrow(/^(?:La base du|Le) dossier de données/)
  expect(existsSync(join(copy, 'postgres'))).toBe(false)
}, 60_000)
