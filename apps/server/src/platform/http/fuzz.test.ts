import { randomUUID } from 'node:crypto'
import { allRoutes } from '@sillage/wire/all-routes.ts'
import type { Room, Route } from '@sillage/wire/route.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest'
import * as z from 'zod'
import { buildDiscussion } from '../../claims/messages.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { signInAs } from '../../test-session.ts'
import { expectAnswered } from './expect-answered.factory.ts'
import { write } from './hostile-bodies.factory.ts'
import { type Schema, valuesOf } from './schema-fuzz.factory.ts'

/** Two thousand requests in all; a failure tells the seed that repeats it. */
const REQUESTS_PER_ROUTE = 17

let server: TestApp
/** Ids of what there is; the first is Camille's. */
const known: string[] = [randomUUID(), 'attestation', 'Voiture', '1']
beforeAll(async () => {
  server = await startTestApp()
  const { account } = await signInAs(server)
  const { id } = await buildContract(server.database, { accountId: account.id })
  known.push(account.id, id, await buildDiscussion(server.database, { ownerId: account.id }))
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.deleteFrom('throttle').execute()
  await server.database.deleteFrom('daily_use').execute()
})

const routes = Object.entries(allRoutes as Record<string, Room>).flatMap(([room, calls]) =>
  Object.entries(calls).map(([name, route]) => ({ name: `${room}.${name}`, route })),
)

const schemaOf = (type: z.core.$ZodType) =>
  // a printed schema is JSON Schema
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema

function requestsOf(route: Route) {
  const params = [...route.path.matchAll(/:\w+/g)].map(([key]) => key)
  const aQuery = route.query ? valuesOf(schemaOf(route.query), known) : fc.constant({})
  const bodies =
    route.body === 'stream'
      ? fc.uint8Array({ maxLength: 400 })
      : route.body
        ? valuesOf(schemaOf(route.body), known).map(write)
        : fc.constant(undefined)
  return fc.record({
    params: fc.tuple(...params.map(() => fc.constantFrom(...known))),
    query: aQuery,
    body: bodies,
    key: fc.option(fc.uuid(), { nil: undefined }),
    caller: fc.constantFrom('root', 'user', 'nobody'),
  })
}

const queryOf = (query: unknown) =>
  query !== null && typeof query === 'object'
    ? new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, wellFormed(value)]),
      ).toString()
    : ''

const wellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

describe.each(routes)('$name', ({ route }) => {
  test('never fails, and refuses with a problem', async () => {
    const tokens = {
      root: (await signInAs(server, 'root')).token,
      user: (await signInAs(server)).token,
      nobody: null,
    } as Record<string, string | null>
    await fc.assert(
      fc.asyncProperty(requestsOf(route), async ({ params, query, body, key, caller }) => {
        const values = [...params]
        const path = route.path.replace(/:\w+/g, () => encodeURIComponent(values.shift() ?? ''))
        const token = tokens[caller]
        const leaving = new AbortController()
        const answer = await fetch(`${server.address}/backend${path}?${queryOf(query)}`, {
          method: route.method,
          redirect: 'manual',
          signal: leaving.signal,
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
          },
          ...(body === undefined ? {} : { body }),
        })
        const { status } = answer
        const type = answer.headers.get('content-type')
        if (type?.startsWith('text/event-stream')) return leaving.abort()
        expectAnswered({ status, type, text: await answer.text() }, path)
      }),
      { numRuns: REQUESTS_PER_ROUTE, endOnFailure: true },
    )
  }, 60_000)
})
