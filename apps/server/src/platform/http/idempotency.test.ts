import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { hashPassword, passwordFits } from '../../accounts/passwords.ts'
import { buildSignedRequest } from '../../contracts/signing/signed-request.factory.ts'
import { buildQuoteDocument, buildVerification } from '../../documents/documents.factory.ts'
import { renderPdf } from '../../documents/documents.service.ts'
import { buildIssuer } from '../../documents/issuer.factory.ts'
import { MOST_WAITING, SIGNED_AT_ONCE } from '../../documents/pdf-workers.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { inTransaction } from '../database/database.ts'
import { forgetOldAnswers } from './idempotency.ts'

const server = await serveTests()
const camille = await signInAs(server)

const WAIT = { timeout: 20_000 }
const complaint = { subject: 'Remboursement', message: 'Mon remboursement n’est pas arrivé.' }
const complain = (idempotencyKey: string) =>
  camille.client.complaints.create({ body: complaint, idempotencyKey })

async function complaintCount(): Promise<number> {
  return (await camille.client.complaints.mine()).data.length
}

/** A reservation as another process would have written it. */
const reserveElsewhere = (key: string, secondsAgo: number) =>
  server.database
    .insertInto('idempotent_reservation')
    .values({
      scope: camille.account.id,
      key,
      holder: randomUUID(),
      reserved_at: sql<Date>`now() - make_interval(secs => ${secondsAgo})`,
    })
    .execute()

const reservations = () =>
  server.database.selectFrom('idempotent_reservation').select('holder').execute()

const rename = (from: string, to: string) =>
  server.database
    .updateTable('idempotent_answer')
    .set({ key: to })
    .where('key', '=', from)
    .execute()

describe('an idempotency reservation of another process', () => {
  test('is taken over when it is old enough for that process to have died', async () => {
    const key = randomUUID()
    await reserveElsewhere(key, 60)
    await complain(key)
    expect(await reservations()).toEqual([])
  })

  test('is waited for, and its stored answer is returned', async () => {
    const [key, aside] = [randomUUID(), randomUUID()]
    const first = await complain(key)
    const before = await complaintCount()
    await rename(key, aside)
    await reserveElsewhere(key, 0)
    const again = complain(key)
    const isAnswered = again.then(() => true)
    expect(await Promise.race([isAnswered, complaintCount().then(() => false)])).toBe(false)
    await rename(aside, key)
    expect(await again).toEqual(first)
    expect(await complaintCount()).toBe(before)
    await server.database.deleteFrom('idempotent_reservation').execute()
  })

  test('that ends in a refusal lets the waiting call do the work', async () => {
    const key = randomUUID()
    await reserveElsewhere(key, 0)
    const before = await complaintCount()
    const waiting = complain(key)
    await server.database.deleteFrom('idempotent_reservation').where('key', '=', key).execute()
    await waiting
    expect(await complaintCount()).toBe(before + 1)
  })
})

test('a call whose reservation was taken over commits nothing', async () => {
  const key = randomUUID()
  const before = await complaintCount()
  const { promise: isTakenOver, resolve: letGo } = Promise.withResolvers<void>()
  const holding = inTransaction(server.database, async (transaction) => {
    await sql`lock table complaint in exclusive mode`.execute(transaction)
    await isTakenOver
  })
  const sent = complain(key)
  await vi.waitUntil(async () => (await reservations()).length === 1, WAIT)
  await server.database
    .updateTable('idempotent_reservation')
    .set({ holder: randomUUID(), reserved_at: sql<Date>`now() - interval '1 hour'` })
    .execute()
  letGo()
  await holding
  // written a second time, by the next request that takes it over from the dead process
  await sent
  expect(await complaintCount()).toBe(before + 1)
  expect(await reservations()).toEqual([])
})

test('waiting signatures hold no database transaction open', async () => {
  const zoe = await signInAs(server)
  const bodies = await Promise.all(
    Array.from({ length: SIGNED_AT_ONCE + 10 }, () => buildSignedRequest(camille.client)),
  )
  // fills the document queue, whatever its makers were doing
  const others = Array.from({ length: MOST_WAITING - bodies.length }, () =>
    renderPdf('quote', buildQuoteDocument()),
  )
  const signatures = bodies.map((body) =>
    camille.client.contracts.create({ body, idempotencyKey: randomUUID() }),
  )
  await vi.waitUntil(async () => (await reservations()).length === SIGNED_AT_ONCE, WAIT)
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(
    server.database,
  )
  expect(rows[0]?.held).toBe(0)
  expect((await zoe.client.contracts.mine({ query: {} })).data).toEqual([])
  const mine = await camille.client.contracts.mine({ query: {} })
  expect(mine.data).toEqual([])
  await Promise.all(others)
  expect(await Promise.all(signatures)).toHaveLength(bodies.length)
})

describe('while a transaction is open', () => {
  const file = { name: 'a.txt', bytes: [Buffer.from('a')] }
  test.each([
    ['no document is made', () => renderPdf('quote', buildQuoteDocument())],
    ['no password is hashed', () => hashPassword('x')],
    ['no password is checked', () => passwordFits('x', null)],
    [
      'no file is kept',
      () => server.files.keep({ database: server.database, now: Temporal.Now.instant() }, file),
    ],
    [
      'no document is sealed',
      async () => {
        const issuer = await buildIssuer()
        const draft = { template: 'quote', data: buildQuoteDocument() } as const
        const sealedAt = Temporal.Now.instant()
        return issuer.issue({ draft, verification: buildVerification(), sealedAt })
      },
    ],
  ])('%s', async (_, work) => {
    await expect(inTransaction(server.database, async () => work())).rejects.toThrow(
      'while a transaction is open',
    )
  })
})

test.each([7, 256])('a key of %i characters is refused', async (length) => {
  const refused = await refusalOf(complain('k'.repeat(length)))
  expect([refused.status, refused.problem?.code]).toEqual([400, 'idempotency.key'])
})

test.each([8, 255])('a key of %i characters is accepted', async (length) => {
  const { data } = await complain('k'.repeat(length))
  expect((await complain('k'.repeat(length))).data.id).toBe(data.id)
})

test('a stored answer is replayed for a day, then deleted', async () => {
  const key = randomUUID()
  await complain(key)
  await reserveElsewhere(`${key}-old`, 90_000)
  const kept = () =>
    server.database.selectFrom('idempotent_answer').select('key').where('key', '=', key).execute()
  await forgetOldAnswers(server.database, Temporal.Now.instant())
  expect(await kept()).toHaveLength(1)
  await forgetOldAnswers(server.database, Temporal.Now.instant().add({ hours: 25 }))
  expect(await kept()).toEqual([])
  expect(await reservations()).toEqual([])
})
