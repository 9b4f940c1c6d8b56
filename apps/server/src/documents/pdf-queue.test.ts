import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { buildContract } from '../contracts/contracts.factory.ts'
import { buildSignedRequest } from '../contracts/signing/signed-request.factory.ts'
import { DomainError } from '../platform/http/domain-error.ts'
import { createQueue } from '../platform/http/queue.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../testing/test-session.ts'
import { buildQuoteDocument } from './documents.factory.ts'
import { renderPdf } from './documents.service.ts'
import { MOST_WAITING, MOST_WAITING_OF_ONE, SIGNED_AT_ONCE, signatureQueue } from './pdf-workers.ts'

const server = await serveTests()
const camille = await signInAs(server)

const ask = (who: string, isGone = () => false) =>
  renderPdf('quote', buildQuoteDocument(), { who, isGone })

const askMany = (count: number, who = (at: number) => `somebody ${at}`, isGone?: () => boolean) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => ask(who(at), isGone)))

/** Two to five seconds. */
const A_MOMENT = expect.toSatisfy((seconds: number) => [2, 3, 4, 5].includes(seconds))

test('a request that finds the queue of documents full gets 503 at once, and nothing is stored', async () => {
  const { id } = await buildContract(server.database, { accountId: camille.account.id })
  const body = await buildSignedRequest(camille.client)
  const idempotencyKey = randomUUID()
  const before = await rowCounts(server.database)
  // no requester is named, so all are accepted: far more than can be made before the two calls arrive
  const crowd = Array.from({ length: MOST_WAITING * 2 }, () =>
    renderPdf('quote', buildQuoteDocument()),
  )
  const [attestation, signature] = await Promise.all([
    refusalOf(camille.client.contracts.paper({ params: { id, kind: 'attestation' } })),
    refusalOf(camille.client.contracts.create({ body, idempotencyKey })),
  ])
  for (const refusal of [attestation, signature])
    expect(refusal).toMatchObject({
      status: 503,
      retryAfter: A_MOMENT,
      problem: { code: 'documents.busy' },
      message:
        'Beaucoup de documents sont demandés en ce moment. Réessayez dans quelques secondes.',
    })
  expect(await rowCounts(server.database)).toEqual(before)
  // the accepted ones are all made
  await Promise.all(crowd)
  // the refused signature succeeds a moment later, with the same idempotency key
  await camille.client.contracts.create({ body, idempotencyKey })
})

test('a signature behind too many others gets 503 at once, and can be sent again with the same key', async () => {
  const body = await buildSignedRequest(camille.client)
  const idempotencyKey = randomUUID()
  const before = await rowCounts(server.database)
  const { promise: done, resolve: letGo } = Promise.withResolvers<void>()
  const crowd = Array.from({ length: SIGNED_AT_ONCE + MOST_WAITING }, (_, at) =>
    signatureQueue.inTurn({ who: `somebody ${at}`, isGone: () => false }, () => done),
  )
  const refusal = await refusalOf(camille.client.contracts.create({ body, idempotencyKey }))
  expect(refusal).toMatchObject({
    status: 503,
    retryAfter: A_MOMENT,
    problem: { code: 'documents.busy' },
  })
  expect(await rowCounts(server.database)).toEqual(before)
  letGo()
  await Promise.all(crowd)
  await camille.client.contracts.create({ body, idempotencyKey })
})

test('one person can’t fill the queue: their surplus is refused, and somebody else is served', async () => {
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

test('a document is not made when its requester has left', async () => {
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

test('a signature whose connection is cut while it waits is dropped, and its idempotency key is free again', async () => {
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

test('requests refused at the same time get different delays after which to retry', async () => {
  const queue = createQueue({
    atOnce: 1,
    mostWaiting: 0,
    mostOfOne: 1,
    code: 'documents.busy',
    refusals: { busy: 'Réessayez.', enoughOfOne: 'Réessayez.' },
  })
  const refusals = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      queue
        .inTurn({ who: `${at}`, isGone: () => false }, () => Promise.resolve())
        .catch((error: unknown) => error),
    ),
  )
  const seconds = refusals.map((one) => (one instanceof DomainError ? one.retryAfter : null))
  expect(new Set(seconds)).toEqual(new Set([2, 3, 4, 5]))
})
