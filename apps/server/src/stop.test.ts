import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { buildAccount, TEST_PASSWORD } from './accounts/accounts.factory.ts'
import { buildSignedRequest } from './contracts/signed-request.factory.ts'
import { openDatabase } from './platform/database/database.ts'
import { killServers, productionSettings, startServer } from './server-process.factory.ts'
import { clientOf, createTestDatabase, urlOf } from './test-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sillage-stop-'))
const connection = await createTestDatabase()
const database = openDatabase(connection)

afterAll(async () => {
  killServers()
  await database.destroy()
  rmSync(dataDir, { recursive: true })
})

async function start() {
  const { child, said, address } = startServer({
    ...(await productionSettings(dataDir)),
    DATABASE_URL: urlOf(connection),
    ACCOUNT_BUDGET: '100000',
    ADDRESS_BUDGET: '100000',
  })
  const origin = await address
  if (origin === null) throw new Error(said.err)
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, said, origin, exited }
}

async function signIn(origin: string) {
  const { email } = await buildAccount(database)
  const body = { email, password: TEST_PASSWORD }
  const { token } = await clientOf(origin, null).accounts.login({ body })
  return { token, client: clientOf(origin, token) }
}

test('told to stop, the server fails its readiness, finishes every signature, and sends live pages elsewhere', async () => {
  const { child, said, origin, exited } = await start()
  const customers = await Promise.all([signIn(origin), signIn(origin), signIn(origin)])
  const signatures = await Promise.all(
    customers.flatMap(({ client, token }) =>
      Array.from({ length: 8 }, async () => ({ token, body: await buildSignedRequest(client) })),
    ),
  )
  const [customer] = customers
  const live = await fetch(`${origin}/backend/live`, {
    headers: { authorization: `Bearer ${customer?.token}` },
  })

  const sent = signatures.map(({ token, body }) =>
    fetch(`${origin}/backend/contracts/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    }),
  )
  // all were let in
  await vi.waitUntil(
    async () => {
      const rows = await database
        .selectFrom('idempotent_reservation')
        .select('holder')
        .unionAll(database.selectFrom('contract').select('id as holder'))
        .execute()
      return rows.length >= sent.length
    },
    { timeout: 30_000, interval: 5 },
  )
  child.kill('SIGTERM')

  const ready = await vi.waitUntil(
    async () => {
      const answer = await fetch(`${origin}/backend/health/ready`)
      return answer.ok ? null : answer
    },
    { timeout: 30_000, interval: 1 },
  )
  expect(ready.status).toBe(503)
  expect(ready.headers.get('connection')).toBe('close')
  expect(await ready.json()).toMatchObject({ code: 'stopping' })

  const answers = await Promise.all(sent)
  expect(answers.map(({ status }) => status)).toEqual(signatures.map(() => 201))
  expect((await live.text()).endsWith('retry: 1000\n\n')).toBe(true)
  expect(await exited, said.err).toBe(0)
  const kept = await database
    .selectFrom('contract')
    .innerJoin('contract_signature', 'contract_signature.contract_id', 'contract.id')
    .innerJoin('contract_event', 'contract_event.contract_id', 'contract.id')
    .innerJoin('issued_document', 'issued_document.contract_id', 'contract.id')
    .select('contract.id')
    .execute()
  expect(kept).toHaveLength(sent.length)
  const contracts = await database.selectFrom('contract').select('id').execute()
  expect(contracts).toHaveLength(sent.length)
}, 120_000)

test('told twice, it ends at once whatever is under way', async () => {
  const { child, origin, exited } = await start()
  const { hostname, port } = new URL(origin)
  // a body that never comes
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined)
  const head = ['POST /backend/auth/login HTTP/1.1', `host: ${hostname}`, 'content-length: 10']
  socket.write([...head, 'content-type: application/json', '', ''].join('\r\n'))
  await vi.waitUntil(
    () => {
      child.kill('SIGTERM')
      return child.exitCode !== null
    },
    { timeout: 20_000, interval: 100 },
  )
  expect(await exited).toBe(1)
  socket.destroy()
}, 60_000)
