import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildSignedRequest } from '../contracts/signing/signed-request.factory.ts'
import { openDatabase } from '../platform/database/database.ts'
import { SERVER_ROLE } from '../platform/database/server-role.ts'
import { ROOT } from '../platform/installation.ts'
import { drillSize, noteDrill } from '../testing/drill.factory.ts'
import {
  endServer,
  killServers,
  productionSettings,
  runCommand,
  startServer,
} from '../testing/server-process.factory.ts'
import { clientOf, urlOf } from '../testing/test-app.ts'

const { template, ...connection } = inject('postgres')
const own = { ...connection, database: template.replace('template', 'package') }
// root tests run PostgreSQL as `nobody`, who must be able to reach it
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const place = mkdtempSync(join(tmpdir(), 'sillage-package-'))
const folder = join(place, 'sillage')
const program = [join(folder, 'bin/sillage')]

/** Every file of the folder, with its size and modification time. */
const inventory = () =>
  globSync('**', { cwd: folder }).map((path) => {
    const { size, mtimeMs } = statSync(join(folder, path))
    return `${path} ${size} ${mtimeMs}`
  })
const megabytes = (path: string) => Number.parseInt(execFileSync('du', ['-sm', path]).toString())

const noteStart = (how: string, seconds: number) =>
  noteDrill({
    drill: `The package starts from a read-only folder${how}, sells a contract and stops`,
    tries: 1,
    seconds,
  })

beforeAll(async () => {
  chmodSync(place, 0o755)
  execFileSync(process.execPath, [join(ROOT, 'tools/package.ts'), folder])
  execFileSync('chmod', ['-R', 'a-w', folder])
  const admin = openDatabase({ ...connection, database: 'postgres', max: 1 })
  await sql`create database ${sql.id(own.database)}`.execute(admin)
  await admin.destroy()
}, 300_000)
afterAll(() => {
  killServers()
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(place, { recursive: true })
})

/** Production settings, on a data folder owned by that user. */
async function settings(name: string) {
  const dataDir = join(place, name)
  mkdirSync(dataDir)
  const production = await productionSettings(dataDir)
  if (user.uid !== undefined)
    for (const path of ['.', 'key.pem', 'certificate.pem'])
      chownSync(join(dataDir, path), user.uid, user.gid)
  return production
}

/** Starts it, uses it, and stops it. Returns the duration of the start in seconds. */
async function serve(env: Record<string, string>): Promise<number> {
  const began = performance.now()
  const { child, said, address } = startServer(env, { program, user })
  const origin = await address
  const seconds = (performance.now() - began) / 1000
  if (origin === null) throw new Error(said.all)
  await walkThrough(origin)
  expect(await endServer(child, 'SIGTERM'), said.all).toBe(0)
  return seconds
}

/** Visits what the bundle could have lost: pages, places, documents, threads. */
async function walkThrough(address: string) {
  const page = await fetch(`${address}/`)
  expect(await page.text()).toContain('Assurez vos trajets')
  const town = await fetch(`${address}/backend/search?city=Clermont-Ferrand&format=json`)
  expect(await town.json()).toMatchObject([{ name: 'Clermont-Ferrand' }])

  const email = `zoe-${randomUUID()}@exemple.fr`
  const [username = ''] = email.split('@')
  const credentials = { email, password: 'Trajet-42!' }
  const registration = { body: { ...credentials, username }, idempotencyKey: undefined }
  await clientOf(address, null).accounts.register(registration)
  const { token } = await clientOf(address, null).accounts.login({ body: credentials })
  const client = clientOf(address, token)
  const body = await buildSignedRequest(client)
  const { data: contract } = await client.contracts.create({ body, idempotencyKey: randomUUID() })
  const params = { id: contract.contract_id }
  const pdf = Buffer.from(await client.contracts.pdf({ params }))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

  const declared = { nature: 'Bris de glace', dateIncident: body.start_date, place: 'Orléans' }
  const { data: claim } = await client.claims.declare({
    body: { contract_id: contract.contract_id, ...declared, description: 'Un gravillon.' },
    idempotencyKey: randomUUID(),
  })
  // long enough to be parsed on the JSON thread; the files are checked on another
  const file = { file_name: 'constat.pdf', file_content: pdf.toString('base64') }
  const message = await client.messages.post({
    body: { claimId: claim.claim_id, documents: Array.from({ length: 4 }, () => file) },
    idempotencyKey: randomUUID(),
  })
  expect(message.documents).toHaveLength(4)
}

test('the package weighs at most 150 MB besides its Node', () => {
  expect(megabytes(folder) - megabytes(join(folder, 'bin/node'))).toBeLessThanOrEqual(150)
})

test('from a read-only folder, under another user, the package serves as the sources do', async () => {
  const before = inventory()
  expect(before.length).toBeGreaterThan(100)
  const env = {
    ...(await settings('data')),
    DATABASE_URL: urlOf({ ...own, user: SERVER_ROLE }),
    DATABASE_OWNER_URL: urlOf(own),
  }
  const migrated = await runCommand('migrate', env, { program, user })
  expect(migrated, migrated.said.all).toMatchObject({ code: 0 })
  const starts = drillSize({ short: 1, full: 10 })
  for (let n = 0; n < starts; n++) noteStart('', await serve({ ...env, MIGRATE: '0' }))
  const verified = await runCommand('verify-audit', env, { program, user })
  expect(verified, verified.said.all).toMatchObject({ code: 0 })
  expect(inventory()).toEqual(before)
}, 300_000)

test('the package also serves with its embedded PostgreSQL, created at the first start', async () => {
  const env = await settings('embedded')
  await serve(env)
  const starts = drillSize({ short: 1, full: 10 })
  for (let n = 0; n < starts; n++) noteStart(', with its own PostgreSQL', await serve(env))
}, 300_000)

test('an unknown command lists the commands that exist', async () => {
  const { code, said } = await runCommand('dance', {}, { program, user })
  expect(code).toBe(2)
  expect(said.err).toMatch(/^sillage COMMANDE.*\n\n {2}start /)
  const asked = await runCommand('help', {}, { program, user })
  expect(asked).toMatchObject({ code: 0, said: { out: said.err } })
})
