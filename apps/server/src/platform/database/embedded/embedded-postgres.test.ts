import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { listening } from '../../../testing/ports.factory.ts'
import {
  endServer,
  killServers,
  productionSettings,
  startServer,
} from '../../../testing/server-process.factory.ts'
import { SERVER_ROLE } from '../server-role.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sillage-data-'))
// as root, PostgreSQL runs under another account, which must be able to enter
chmodSync(dataDir, 0o755)
const data = join(dataDir, 'postgres/data')

const SETTINGS = await productionSettings(dataDir)

const start = (changes: Record<string, string> = {}) => startServer({ ...SETTINGS, ...changes })

async function running(changes?: Record<string, string>) {
  const started = start(changes)
  const address = await started.address
  if (address === null) throw new Error(started.said.err)
  return { ...started, address }
}

const post = (address: string, path: string, body: object) =>
  fetch(`${address}/backend${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const zoe = { username: 'zoe.martin', email: 'zoe@exemple.fr', password: 'Trajet-42!' }
const postgresId = () => readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]

// thirty seconds of waiting, spent while the other tests run
const waiting = start({ DATABASE_URL: 'postgres://sillage:secret@127.0.0.1:1/sillage' })

afterAll(async () => {
  killServers()
  await (await startEmbeddedPostgres(dataDir)).stop()
  rmSync(dataDir, { recursive: true })
})

test('a server creates its database, keeps what it acknowledged, and stops both on a signal', async () => {
  const first = await running()
  expect((await post(first.address, '/auth/register', zoe)).status).toBe(201)
  expect(await endServer(first.child, 'SIGINT')).toBe(0)
  expect(existsSync(join(data, 'postmaster.pid'))).toBe(false)
  const second = await running()
  expect((await post(second.address, '/auth/login', zoe)).status).toBe(200)
  expect(await endServer(second.child, 'SIGTERM')).toBe(0)
}, 60_000)

test('a server adopts the PostgreSQL left by a killed one, with all that was acknowledged', async () => {
  const first = await running()
  const emails = Array.from({ length: 5 }, (_, n) => `camille-${n}@exemple.fr`)
  for (const email of emails)
    expect((await post(first.address, '/auth/register', { ...zoe, email })).status).toBe(201)
  await endServer(first.child, 'SIGKILL')
  const left = postgresId()
  const second = await running()
  expect(postgresId()).toBe(left)
  for (const email of emails)
    expect((await post(second.address, '/auth/login', { ...zoe, email })).status).toBe(200)
  await endServer(second.child, 'SIGTERM')
}, 60_000)

test('an older data folder gets the server’s role, and is served with that role only', async () => {
  const admin = new Client((await startEmbeddedPostgres(dataDir)).connection('postgres'))
  await admin.connect()
  await admin.query(`drop owned by ${SERVER_ROLE}`)
  await admin.query(`drop role ${SERVER_ROLE}`)
  const { child, address, said } = await running()
  const email = 'anouk@exemple.fr'
  expect((await post(address, '/auth/register', { ...zoe, email })).status).toBe(201)
  const { rows } = await admin.query(
    // except the connection that holds the folder
    `select distinct usename from pg_stat_activity where backend_type = 'client backend'
      and pid <> pg_backend_pid() and query not like '%pg_try_advisory_lock%'`,
  )
  expect(rows).toEqual([{ usename: SERVER_ROLE }])
  expect(said.err).not.toContain('DATABASE_OWNER_URL')
  await admin.end()
  await endServer(child, 'SIGTERM')
}, 60_000)

test('an external database with a single role is served with a warning', async () => {
  const postgres = await startEmbeddedPostgres(dataDir)
  const { user, host, database } = postgres.connection('postgres')
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  const one = await running({ DATABASE_URL: url })
  expect(one.said.err).toContain('Le rôle de DATABASE_URL possède les tables')
  await endServer(one.child, 'SIGTERM')
  const two = await running({
    DATABASE_URL: url.replace(user, SERVER_ROLE),
    DATABASE_OWNER_URL: url,
  })
  expect(two.said.err).not.toContain('DATABASE_OWNER_URL')
  await endServer(two.child, 'SIGTERM')
  await postgres.stop()
}, 60_000)

test('a failure is logged under its request id, without the request’s data', async () => {
  const { child, said, address } = await running()
  const admin = new Client((await startEmbeddedPostgres(dataDir)).connection('postgres'))
  await admin.connect()
  await admin.query(`alter table account add constraint broken check (username = '') not valid`)
  const email = 'secret.person@exemple.fr'
  const answer = await post(address, '/auth/register', { ...zoe, email })
  await admin.query('alter table account drop constraint broken')
  await admin.end()
  expect(answer.status).toBe(500)
  const { request_id, ...shown } = (await answer.json()) as Record<string, string>
  expect(Object.keys(shown)).toEqual(['type', 'title', 'status', 'code', 'message'])
  await endServer(child, 'SIGTERM')
  expect(said.all).toContain(request_id)
  expect(said.all).toContain('broken')
  expect(said.all).not.toContain('secret.person')
  expect(said.all).not.toContain('argon2id')
}, 60_000)

test('a second server on the same data folder is refused, and the first keeps serving', async () => {
  const first = await running()
  const second = start()
  expect(await second.address).toBeNull()
  expect(second.child.exitCode).toBe(1)
  expect(second.said.err.trim()).toBe(
    `Sillage tourne déjà sur le dossier de données ${dataDir}. Arrêtez-le, ou choisissez un autre DATA_DIR.`,
  )
  expect((await post(first.address, '/auth/login', zoe)).status).toBe(200)
  await endServer(first.child, 'SIGTERM')
}, 60_000)

test.each(['SIGKILL', 'SIGINT'] as const)(
  'a PostgreSQL ended by %s is restarted by its server, and the folder stays locked',
  async (signal) => {
    const { child, address } = await running()
    const before = postgresId()
    process.kill(Number(before), signal)
    const answers: number[] = []
    const ask = async () => {
      answers.push((await fetch(`${address}/backend/health/ready`)).status)
      await sleep(50)
    }
    while (!existsSync(join(data, 'postmaster.pid')) || postgresId() === before) await ask()
    do await ask()
    while (answers.at(-1) !== 200)
    expect(answers.filter((status) => status !== 503 && status !== 200)).toEqual([])
    const second = start()
    expect(await second.address).toBeNull()
    expect(second.said.err).toContain('Sillage tourne déjà')
    expect(await endServer(child, 'SIGTERM')).toBe(0)
    expect(existsSync(join(data, 'postmaster.pid'))).toBe(false)
  },
  120_000,
)

test('a start on a taken port ends with a sentence, and leaves no PostgreSQL running', async () => {
  const taken = createServer()
  const refused = start({ PORT: String(await listening(taken)), HOST: '127.0.0.1' })
  expect(await refused.address).toBeNull()
  expect(refused.child.exitCode).toBe(1)
  expect(refused.said.err.trim()).toBe('Ce port est déjà pris. Choisissez-en un autre avec PORT.')
  expect(existsSync(join(data, 'postmaster.pid'))).toBe(false)
  taken.close()
}, 60_000)

test('a start waits for an external database that does not answer, then ends with a sentence', async () => {
  expect(await waiting.address).toBeNull()
  expect(waiting.child.exitCode).toBe(1)
  expect(waiting.said.err.trim().split('\n')).toEqual([
    expect.stringContaining(
      '"message":"La base de données ne répond pas encore (ECONNREFUSED) : Sillage l’attend 30 s."',
    ),
    'La base de données indiquée par DATABASE_URL ne répond pas (ECONNREFUSED).',
  ])
}, 90_000)

test('production without its secrets ends the start with one sentence each', async () => {
  const refused = start({
    JWT_SECRET: '',
    IBAN_KEY: '',
    CREDITOR_IBAN: '',
    CREDITOR_ICS: '',
    PUBLIC_URL: '',
    SEAL_KEY_FILE: '',
    SEAL_CERTIFICATE_FILE: '',
  })
  expect(await refused.address).toBeNull()
  expect(refused.child.exitCode).toBe(1)
  expect(refused.said.err.trim().split('\n')).toEqual([
    expect.stringMatching(/^JWT_SECRET est obligatoire en production/),
    expect.stringMatching(/^IBAN_KEY est obligatoire/),
    expect.stringMatching(/^CREDITOR_IBAN est obligatoire/),
    expect.stringMatching(/^CREDITOR_ICS est obligatoire/),
    expect.stringMatching(/^PUBLIC_URL est obligatoire/),
    expect.stringMatching(/^SEAL_KEY_FILE est obligatoire/),
    expect.stringMatching(/^SEAL_CERTIFICATE_FILE est obligatoire/),
  ])
})

test('a stale postmaster.pid whose number another process now has does not prevent a start', async () => {
  const stranger = spawn('sleep', ['60'])
  writeFileSync(join(data, 'postmaster.pid'), `${stranger.pid}\n${data}\n0\n5432\n`)
  const postgres = await startEmbeddedPostgres(dataDir)
  const client = new Client(postgres.connection('postgres'))
  await client.connect()
  await client.end()
  await postgres.stop()
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
}, 60_000)
