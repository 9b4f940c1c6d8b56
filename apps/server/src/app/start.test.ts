import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import {
  endServer,
  killServers,
  productionSettings,
  startServer,
} from '../testing/server-process.factory.ts'
import { asOwner, createTestDatabase, startTestApp, urlOf } from '../testing/test-app.ts'
import { rowCounts } from '../testing/test-session.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { refuseOtherDatabase } from './refuse-other-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sillage-start-'))
const PRODUCTION = await productionSettings(dataDir)
const databases: Database[] = []

afterAll(async () => {
  killServers()
  for (const database of databases) await database.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

/** With the owner's role: given a single address, the server migrates too. */
async function newDatabase() {
  const own = asOwner(await createTestDatabase())
  const database = openDatabase(own)
  databases.push(database)
  return { own, database, url: urlOf(own) }
}

/** The error output of a start that fails. */
async function refusalOf(env: Record<string, string>, limit = 'true'): Promise<string> {
  const { child, said, address } = startServer(env, { limit })
  expect(await address, said.all).toBeNull()
  expect(child.exitCode).toBe(1)
  return said.err.trim()
}

/** The output of a server until it serves. */
async function startOf(env: Record<string, string>): Promise<string> {
  const { child, said, address } = startServer(env)
  expect(await address, said.all).not.toBeNull()
  await endServer(child, 'SIGTERM')
  return said.all
}

async function emptyDatabase(owner: string) {
  const own = await createTestDatabase()
  const admin = openDatabase({ ...asOwner(own), max: 1 })
  const name = `${own.database}_empty`
  await sql`create database ${sql.id(name)} owner ${sql.id(owner)}`.execute(admin)
  await admin.destroy()
  return { ...own, database: name }
}

function writeFailure(path: string): unknown {
  try {
    return writeFileSync(path, 'x')
  } catch (error) {
    return error
  }
}

const FILLED_BY_DEMO =
  'Cette base a été remplie par une démonstration, dont les mots de passe sont publics : elle ne s’ouvre pas en production. Choisissez un autre DATA_DIR ou une autre DATABASE_URL.'

test('production refuses a database filled by a demonstration, even an older unmarked one', async () => {
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
  // even after its staff accounts have lost their roles
  await database.updateTable('account').set({ role: 'user' }).execute()
  await expect(opened()).rejects.toThrow(FILLED_BY_DEMO)
}, 120_000)

test('a demonstration refuses a database that is neither empty nor its own, and writes nothing there', async () => {
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

test('ROOT_EMAIL is reported as having no effect once a root exists', async () => {
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

test('with no mail server, a start prints a passkey link for the first root', async () => {
  const { url } = await newDatabase()
  const env = {
    ...PRODUCTION,
    DATABASE_URL: url,
    ROOT_EMAIL: 'zoe@exemple.fr',
    ROOT_PASSWORD: 'Lampadaire-417!',
  }
  const link = /une seule fois : https:\/\/sillage\.example\/login#token=[\w-]{43}\n/
  expect(await startOf({ ...env, STAFF_SECOND_FACTOR: '1' })).toMatch(link)
  expect(await startOf(env)).not.toContain('#token=')
  const SMTP_URL = 'smtp://127.0.0.1:9'
  expect(await startOf({ ...env, STAFF_SECOND_FACTOR: '1', SMTP_URL })).not.toContain('#token=')
}, 90_000)

test('a start waits for a database that is not up yet, and says so', async () => {
  const own = asOwner(await createTestDatabase())
  const host = mkdtempSync(join(tmpdir(), 'sillage-late-'))
  const { child, said, address } = startServer({
    ...PRODUCTION,
    DATABASE_URL: urlOf({ ...own, host }),
  })
  await vi.waitFor(() => expect(said.err).toContain('Sillage l’attend 30 s.'), 30_000)
  expect(said.err.trim()).toMatch(/"message":"La base de données ne répond pas encore \(ENOENT\)/)
  const socket = `.s.PGSQL.${own.port}`
  symlinkSync(join(own.host, socket), join(host, socket))
  expect(await address, said.all).not.toBeNull()
  await endServer(child, 'SIGTERM')
  rmSync(host, { recursive: true })
}, 60_000)

describe('a start that fails explains itself in one sentence:', () => {
  test('a role that may not create its tables', async () => {
    const own = await emptyDatabase(inject('postgres').user)
    expect(await refusalOf({ ...PRODUCTION, DATABASE_URL: urlOf(own) })).toMatch(
      /^La base est à mettre à jour, et le rôle qui s’y connecte n’en a pas le droit[^\n]*$/,
    )
  }, 60_000)

  test('a PostgreSQL extension that is missing', async () => {
    const { user } = inject('postgres')
    const own = { ...(await emptyDatabase(user)), user }
    const admin = openDatabase({ ...own, max: 1 })
    await sql`alter database ${sql.id(own.database)} set extension_control_path = '/nowhere'`.execute(
      admin,
    )
    await admin.destroy()
    expect(await refusalOf({ ...PRODUCTION, DATABASE_URL: urlOf(own) })).toMatch(
      /^L’extension pg_trgm manque au serveur PostgreSQL\.[^\n]*$/,
    )
  }, 60_000)

  test('a data folder that can’t be created', async () => {
    const file = join(dataDir, 'a-file')
    writeFileSync(file, '')
    for (const env of [{}, PRODUCTION])
      expect(await refusalOf({ ...env, DATA_DIR: join(file, 'data') })).toMatch(
        /^Sillage ne peut pas écrire dans DATA_DIR[^\n]*\([^\n]*a-file\/data\)$/,
      )
  }, 60_000)

  test('a full disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sillage-full-'))
    for (const env of [{}, { ...PRODUCTION }])
      expect(await refusalOf({ ...env, DATA_DIR: folder }, 'ulimit -f 0')).toMatch(
        /^Le disque est plein : Sillage ne peut pas écrire dans DATA_DIR[^\n]*$/,
      )
    rmSync(folder, { recursive: true })
  }, 60_000)

  test.each([
    [writeFailure('/dev/full'), /^Le disque est plein/],
    [
      Object.assign(new Error(), { code: 'EROFS', path: '/data' }),
      /accepte l’écriture\. \(\/data\)$/,
    ],
    [
      Object.assign(new Error(), { code: 'EACCES', syscall: 'mkdir' }),
      /^Sillage ne peut pas écrire/,
    ],
    [Object.assign(new Error(), { code: 'EACCES', syscall: 'listen' }), /^Ce port est réservé/],
    [Object.assign(new Error(), { code: '53100' }), /^Le disque de la base de données est plein/],
  ])('%o', (error, sentence) => {
    expect(explainStartFailure(error)).toMatch(sentence)
  })

  test('except an unforeseen error, which is shown whole', () => {
    const error = new Error('inconnu')
    expect(explainStartFailure(error)).toBe(error)
  })
})

describe('a server that can’t write its files', () => {
  test('because its disk is full is not ready', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sillage-ready-'))
    const env = { ...PRODUCTION, DATA_DIR: folder }
    const own = await createTestDatabase()
    const { child, said, address } = startServer(
      { ...env, DATABASE_URL: urlOf(own) },
      { limit: 'ulimit -f 4' },
    )
    const answer = await fetch(`${await address}/backend/health/ready`)
    expect(answer.status, said.all).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'disk.closed', failing: ['disk'] })
    await endServer(child, 'SIGTERM')
    rmSync(folder, { recursive: true })
  }, 60_000)

  test('becomes ready again once it can', async () => {
    const server = await startTestApp()
    const ready = () => fetch(`${server.address}/backend/health/ready`)
    const incoming = join(server.dataDir, 'incoming')
    writeFileSync(incoming, 'in the way of a folder')
    const refused = await ready()
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({
      message: 'Le disque du serveur n’accepte plus de fichier.',
    })
    rmSync(incoming)
    await vi.waitFor(async () => expect((await ready()).status).toBe(200), 20_000)
    expect(readdirSync(incoming)).toEqual([])
    await server.close()
  })
})
