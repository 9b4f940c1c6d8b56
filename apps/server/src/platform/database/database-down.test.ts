import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { TEST_PASSWORD } from '../../accounts/accounts.factory.ts'
import { buildSignedRequest } from '../../contracts/signing/signed-request.factory.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../../testing/test-session.ts'

/** A proxy socket between the server and its database, which can be closed, or left open without any answer. */
const folder = mkdtempSync(join(tmpdir(), 'sillage-door-'))
const doorPath = join(folder, '.s.PGSQL.5432')
const open = new Set<Socket>()
let door: Server
let answers = true

async function openDoor() {
  const { host, port } = inject('postgres')
  door = createServer((socket) => {
    open.add(socket.on('error', () => undefined))
    if (!answers) return
    const behind = createConnection(join(host, `.s.PGSQL.${port}`))
    open.add(behind.on('error', () => undefined))
    socket.pipe(behind).pipe(socket)
    socket.on('close', () => behind.destroy())
  })
  await new Promise<void>((done) => door.listen(doorPath, done))
}

async function shutDoor() {
  for (const socket of open) socket.destroy()
  open.clear()
  await new Promise((done) => door.close(done))
}

await openDoor()
const server = await startTestApp({
  connection: { host: folder, port: 5432, connectionTimeoutMillis: 500 },
})
const camille = await signInAs(server)
afterAll(async () => {
  await server.close()
  await shutDoor()
  rmSync(folder, { recursive: true })
})

async function expectUnavailable(call: Promise<unknown>) {
  const refusal = await refusalOf(call)
  expect(refusal).toMatchObject({ status: 503, retryAfter: 5, problem: { code: 'unavailable' } })
  expect(refusal.message).toBe(
    'Le service est momentanément indisponible. Réessayez dans quelques instants.',
  )
}

async function expectAllUnavailable(body: Awaited<ReturnType<typeof buildSignedRequest>>) {
  const { email } = camille.account
  await expectUnavailable(server.client().health.ready())
  const answer = await fetch(`${server.address}/backend/health/ready`)
  expect(await answer.json()).toMatchObject({ failing: ['database'] })
  expect(await server.client().health.live()).toEqual({ status: 'live' })
  await expectUnavailable(
    server.client().accounts.login({ body: { email, password: TEST_PASSWORD } }),
  )
  await expectUnavailable(camille.client.contracts.mine({ query: {} }))
  await expectUnavailable(camille.client.contracts.create({ body }))
}

test('without its database the server answers 503, still prices, and recovers once it is back', async () => {
  const body = await buildSignedRequest(camille.client)
  const before = await rowCounts(server.database)
  await shutDoor()
  await expectAllUnavailable(body)
  const { data } = await server.client().subscription.price({
    body: { contract_type: 'car', answers: [] },
  })
  expect(data).toBeGreaterThan(0)
  await openDoor()
  expect(await server.client().health.ready()).toEqual({ status: 'ready', failing: [] })
  expect(await rowCounts(server.database)).toEqual(before)
  await camille.client.contracts.create({ body })
})

test('a database that accepts connections but never answers gives 503, not an endless wait', async () => {
  const body = await buildSignedRequest(camille.client)
  await shutDoor()
  answers = false
  await openDoor()
  await expectAllUnavailable(body)
  answers = true
  for (const socket of open) socket.destroy()
  expect(await server.client().health.ready()).toEqual({ status: 'ready', failing: [] })
})

test('a database cut off while a contract is created leaves all of it or nothing', async () => {
  const body = await buildSignedRequest(camille.client)
  const idempotencyKey = crypto.randomUUID()
  for (const wait of [0, 5, 20, 60, 120]) {
    const creation = camille.client.contracts.create({ body, idempotencyKey }).catch(() => null)
    await new Promise((done) => setTimeout(done, wait))
    await shutDoor()
    await creation
    await openDoor()
    const rows = await server.database
      .selectFrom('contract')
      .leftJoin('contract_signature', 'contract_id', 'contract.id')
      .select(['contract.id', 'final_sha256'])
      .where('questionnaire_id', '=', body.contractQuestionnaryId)
      .execute()
    expect(rows.length).toBeLessThanOrEqual(1)
    for (const row of rows) expect(row.final_sha256).not.toBeNull()
  }
  // the lost answer is found again under its idempotency key
  const { data } = await camille.client.contracts.create({ body, idempotencyKey })
  const { data: mine } = await camille.client.contracts.mine({ query: {} })
  expect(mine.filter(({ contract_id }) => contract_id === data.contract_id)).toHaveLength(1)
})
