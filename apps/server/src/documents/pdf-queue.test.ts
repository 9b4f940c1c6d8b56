import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildContract } from '../contracts/contracts.factory.ts'
import { buildSignedRequest } from '../contracts/signed-request.factory.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { refusalOf, rowCounts, signInAs, type TestSession } from '../test-session.ts'
import { buildQuoteDocument } from './documents.factory.ts'
import { renderPdf } from './documents.service.ts'
import { MOST_WAITING, MOST_WAITING_OF_ONE } from './pdf-workers.ts'

let server: TestApp
let camille: TestSession
beforeAll(async () => {
  server = await startTestApp()
  camille = await signInAs(server)
})
afterAll(() => server.close())

const ask = (who: string, isGone = () => false) =>
  renderPdf('quote', buildQuoteDocument(), { who, isGone })

const askMany = (count: number, who = (at: number) => `somebody ${at}`, isGone?: () => boolean) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => ask(who(at), isGone)))

test('who finds the queue full is told at once, and nothing is stored', async () => {
  const { id } = await buildContract(server.database, { accountId: camille.account.id })
  const body = await buildSignedRequest(camille.client)
  const idempotencyKey = randomUUID()
  const before = await rowCounts(server.database)
  // of nobody in particular, so all are let in: far more than are made while two calls come
  const crowd = Array.from({ length: MOST_WAITING * 3 }, () =>
    renderPdf('quote', buildQuoteDocument()),
  )
  const [attestation, signature] = await Promise.all([
    refusalOf(camille.client.contracts.paper({ params: { id, kind: 'attestation' } })),
    refusalOf(camille.client.contracts.create({ body, idempotencyKey })),
  ])
  for (const refusal of [attestation, signature])
    expect(refusal).toMatchObject({
      status: 503,
      retryAfter: 2,
      problem: { code: 'documents.busy' },
      message:
        'Beaucoup de documents sont demandés en ce moment. Réessayez dans quelques secondes.',
    })
  expect(await rowCounts(server.database)).toEqual(before)
  // those who were let in have theirs
  await Promise.all(crowd)
  // what was refused is signed a moment later, under its key
  await camille.client.contracts.create({ body, idempotencyKey })
})

test('nobody takes all the room', async () => {
  const outcomes = askMany(MOST_WAITING_OF_ONE * 3, () => 'greedy')
  await expect(ask('somebody else')).resolves.toBeInstanceOf(Buffer)
  const refused = (await outcomes).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBeGreaterThan(MOST_WAITING_OF_ONE)
  expect(refused[0]).toMatchObject({
    status: 503,
    message:
      'Plusieurs de vos documents sont déjà en préparation. Attendez qu’ils soient prêts, puis réessayez.',
  })
})

test('what nobody waits for any more is not made', async () => {
  let areGone = false
  const others = askMany(MOST_WAITING_OF_ONE)
  const gone = askMany(
    MOST_WAITING_OF_ONE,
    () => 'gone',
    () => areGone,
  )
  areGone = true
  await expect(ask('somebody who stays')).resolves.toBeInstanceOf(Buffer)
  await others
  for (const one of await gone) expect(one.status).toBe('rejected')
})

test('a signature that was cut off while it waited is given up, and its key is free', async () => {
  const body = await buildSignedRequest(camille.client)
  const idempotencyKey = randomUUID()
  const before = await rowCounts(server.database)
  const others = askMany(MOST_WAITING_OF_ONE * 2)
  const cut = new AbortController()
  const sent = fetch(`${server.address}/backend/contracts/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${camille.token}`,
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify(body),
    signal: cut.signal,
  })
  const reserved = () =>
    server.database.selectFrom('idempotent_reservation').select('holder').execute()
  await vi.waitUntil(async () => (await reserved()).length === 1, { interval: 1, timeout: 20_000 })
  cut.abort()
  await expect(sent).rejects.toThrow()
  await others
  await vi.waitUntil(async () => (await reserved()).length === 0, { timeout: 20_000 })
  expect(await rowCounts(server.database)).toEqual(before)
  await camille.client.contracts.create({ body, idempotencyKey })
})
