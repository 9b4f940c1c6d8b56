import { randomUUID } from 'node:crypto'
import type { Route } from '@sillage/wire/http/route.ts'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { SAMPLE_ENV, sampleCookie } from '../accounts/external/sample-identity.factory.ts'
import { openCardHouse } from '../payments/cards/card-house.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { rowCounts, signInAs, signInCapable, type TestSession } from '../testing/test-session.ts'
import { routes } from './every-call.factory.ts'
import { expectAnswered } from './expect-answered.factory.ts'
import { ABSENT, canReach, HOSTILE, placesIn, put, write } from './hostile-bodies.factory.ts'
import { privileged, privileges } from './mass-assignment.factory.ts'
import { sampleBodies } from './sample-bodies.factory.ts'
import { samplePath } from './sample-params.factory.ts'

/** For the routes closed to Camille. */
const cards = await openCardHouse()
const server = await serveTests({ env: { ...SAMPLE_ENV, CARD_PROVIDER: cards.setting } })
let camille: TestSession = await signInAs(server)
const ines = await signInCapable(server, 'root')
afterAll(() => cards.close())
/** The stored row counts, valid while only refused calls have been made since. */
let counted: Awaited<ReturnType<typeof rowCounts>> | null = null
// a body spoilt in a harmless place is still accepted, more often than the daily quotas allow
beforeEach(async () => {
  counted = null
  await server.database.deleteFrom('daily_use').execute()
})

const withBody = routes.flatMap(({ name, route }) =>
  route.body && route.body !== 'stream' ? [{ name, route, schema: route.body }] : [],
)
/** Bodies that are not forms, and their refusals. */
const NO_FORM = [
  ['nothing', '', 400],
  ['half a JSON document', '{"a":', 400],
  ['something other than JSON', 'bonjour', 400],
  ['a list instead of an object', '[1]', 400],
  ['a prototype', '{"__proto__":{"role":"root"}}', 400],
  ['a hidden prototype', '{"a":{"constructor":{"prototype":{"b":1}}}}', 400],
  ['a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000), 400],
] as const
/** Calls that end the session. */
const LEAVING = ['/profile/password', '/auth/reset-password', '/personal-data/close']

/** Signs a new Camille in when the call may have ended the session or closed the account. */
async function stayIn(route: Route) {
  if (!LEAVING.includes(route.path)) return
  camille = await signInAs(server)
  counted = null
}

const callerOf = ({ access }: Route) => (typeof access === 'string' ? camille : ines)

interface Sent {
  readonly route: Route
  readonly body: string
  /** The path with its parameters filled in, if any. */
  readonly path?: string | undefined
  readonly headers?: Record<string, string>
}

async function send({ route, body, path = route.path, headers = {} }: Sent) {
  const answer = await fetch(`${server.address}/backend${path}`, {
    method: route.method,
    headers: {
      'content-type': 'application/json',
      cookie: sampleCookie(),
      // registering is for visitors and staff
      ...(route.access === 'optional' ? {} : { authorization: `Bearer ${callerOf(route).token}` }),
      ...(route.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...headers,
    },
    body,
  })
  const text = await answer.text()
  return { status: answer.status, type: answer.headers.get('content-type'), text }
}

/** The id of the next writing transaction: if it is unchanged, nothing was stored. */
async function nextWrite(): Promise<string> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next
  `.execute(server.database)
  return rows[0]?.next ?? ''
}

async function attack({ route, path, body: sent }: Sent) {
  await sql`delete from throttle`.execute(server.database)
  await stayIn(route)
  counted ??= await rowCounts(server.database)
  const before = await nextWrite()
  const answer = await send({ route, path, body: sent })
  expectAnswered(answer, sent)
  if (answer.status < 400) counted = null
  else if ((await nextWrite()) !== before)
    // rolled back, or a background write of the server
    expect(await rowCounts(server.database), `${sent.slice(0, 300)} ${answer.status}`).toEqual(
      counted,
    )
  return answer.status
}

test('every route with a body has a sample with every field of its schema', async () => {
  expect(Object.keys(sampleBodies(camille, server.database)).toSorted()).toEqual(
    withBody.map(({ name }) => name).toSorted(),
  )
  for (const { name, schema } of withBody) {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    const { properties = {} } = json.properties ? json : ((json.anyOf?.[0] ?? {}) as typeof json)
    const sample = await sampleBodies(camille, server.database)[name]?.()
    expect(Object.keys(sample ?? {}).toSorted(), name).toEqual(Object.keys(properties).toSorted())
  }
  // slow, because each sample body is built with everything that it refers to
}, 120_000)

describe.each(withBody)('the body of $name', ({ name, route }) => {
  const sampleOf = async () =>
    (await sampleBodies(callerOf(route), server.database)[name]?.()) ?? {}
  const pathOf = () =>
    samplePath({ name, route, session: callerOf(route), database: server.database })
  let drawn: Promise<string> | undefined
  /** For calls refused before the path's subject is read. */
  const anyPath = () => (drawn ??= pathOf())

  test('is accepted when it is right', async () => {
    await stayIn(route)
    const { status, text } = await send({
      route,
      path: await pathOf(),
      body: write(await sampleOf()),
    })
    expect(status, text).toBe(route.status ?? 200)
    await stayIn(route)
  })

  test('with unexpected values is answered without a failure, and refusals store nothing', async () => {
    const sample = await sampleOf()
    const address = await pathOf()
    const refused: number[] = []
    for (const path of placesIn(sample))
      for (const hostile of [...HOSTILE, ABSENT])
        if (path.length > 0 || hostile !== ABSENT)
          refused.push(
            await attack({ route, path: address, body: write(put(sample, path, hostile)) }),
          )
    expect(refused.filter((status) => status >= 400).length).toBeGreaterThan(refused.length / 2)
  }, 120_000)

  test('grants nothing through fields that its schema does not name', async () => {
    const sample = await sampleOf()
    const path = await pathOf()
    const victim = await signInAs(server)
    const chosen = randomUUID()
    const more = privileges({ account: victim.account.id, id: chosen })
    const before = await privileged(server.database, [victim.account.id, chosen])
    const sent = write({ ...more, ...sample })
    expectAnswered(await send({ route, path, body: sent }), sent)
    expect(await privileged(server.database, [victim.account.id, chosen])).toEqual(before)
    await stayIn(route)
  })

  test('of any JSON is answered without a failure', async () => {
    const sample = await sampleOf()
    const address = await pathOf()
    const mutation = fc.record({
      path: fc.constantFrom(...placesIn(sample)),
      value: fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' })),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
        const body = mutations.reduce<unknown>(
          (value, { path, value: hostile }) =>
            canReach(value, path) ? put(value, path, hostile) : value,
          sample,
        )
        await attack({ route, path: address, body: write(body) })
      }),
      { numRuns: 40 },
    )
  }, 120_000)

  test.each(NO_FORM)('is refused when it is %s', async (_, body, status) => {
    const answer = await send({ route, path: await anyPath(), body })
    expectAnswered(answer, body)
    expect(answer.status).toBe(status)
  })

  test('is refused when it is too large', async () => {
    const { bodyLimit = 262_144 } = route
    expect(bodyLimit).toBeLessThan(27_000_000)
    const body = `{"a":"${'x'.repeat(bodyLimit)}"}`
    const answer = await send({ route, path: await anyPath(), body })
    expectAnswered(answer, body)
    expect(answer.status).toBe(413)
  })

  test.each([['text/plain'], ['application/xml'], ['application/x-www-form-urlencoded'], ['']])(
    'is refused with the content type « %s »',
    async (type) => {
      const headers = { 'content-type': type }
      const answer = await send({ route, path: await anyPath(), body: 'a=1', headers })
      expectAnswered(answer, type)
      expect(answer.status).toBe(415)
    },
  )
})

test.each([
  ['one character', 'x'],
  ['300 characters', 'x'.repeat(300)],
  ['a space', ' '],
  ['accents', 'é'.repeat(9)],
])('an Idempotency-Key of %s is refused or used, never a failure', async (_, key) => {
  const body = JSON.stringify(await sampleBodies(camille, server.database)['accounts.register']?.())
  const answer = await fetch(`${server.address}/backend/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  })
  expect([201, 400]).toContain(answer.status)
})
