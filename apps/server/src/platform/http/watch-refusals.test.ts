import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SecurityEvent } from '../security-log.ts'
import { DomainError } from './domain-error.ts'
import { watchRefusals } from './watch-refusals.ts'

type Status = ConstructorParameters<typeof DomainError>[0]['status']

function refuse(status: Status): never {
  throw new DomainError({ status, code: `code.${status}`, message: 'Non.' })
}

let app: FastifyInstance
let recorded: SecurityEvent[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  recorded = []
  app = Fastify()
  app.decorateRequest('session', null)
  watchRefusals(app, {
    tell: (event) => recorded.push(event),
    key: 'k'.repeat(32),
    accountOf: ({ headers }) => headers['x-account']?.toString() ?? null,
  })
  const open = { config: { route: { access: 'public' } } } as const
  const closed = { config: { route: { access: 'signedIn' } } } as const
  for (const status of [401, 403, 422, 429] as const)
    app.get(`/refused/${status}`, closed, () => refuse(status))
  app.get('/sign-in', open, () => refuse(401))
  app.get('/contracts/:id', closed, () => refuse(404))
  app.get('/contracts/:id/there', closed, () => ({ data: 1 }))
  app.get('/nothing', closed, () => refuse(404))
  app.get('/broken', closed, () => {
    throw new TypeError('broken')
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

const call = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const events = () => recorded.map(({ event }) => event)
const tokenUntil = (exp: unknown) =>
  `Bearer a.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.c`
const HOUR_S = 3600
const soon = () => Math.floor(Date.now() / 1000) + HOUR_S

test('a refusal event has the code, call and account, and a hashed address', async () => {
  await call('/refused/403', { 'x-account': 'camille' })
  expect(recorded).toEqual([
    {
      event: 'access.refused',
      code: 'code.403',
      call: 'GET /refused/403',
      account: 'camille',
      address: expect.stringMatching(/^[\w-]{16}$/),
      request: expect.any(String),
    },
  ])
})

test.each([
  ['/refused/429', {}, ['throttled']],
  ['/sign-in', {}, ['sign_in.refused']],
  ['/refused/401', {}, []],
  ['/refused/422', {}, []],
  ['/broken', {}, []],
  ['/refused/401', { 'x-account': 'camille', authorization: tokenUntil(soon()) }, []],
  ['/refused/401', { authorization: tokenUntil(soon()) }, ['token.forged']],
  ['/refused/401', { authorization: tokenUntil('never') }, ['token.forged']],
  ['/refused/401', { authorization: 'Bearer nothing' }, ['token.forged']],
  ['/refused/401', { authorization: tokenUntil(1) }, []],
])('%s with %o gives the events %o', async (url, headers, expected) => {
  await call(url, headers)
  expect(events()).toEqual(expected)
})

async function miss(count: number, headers: Record<string, string>, from = 0) {
  for (let index = from; index < from + count; index += 1)
    await call(`/contracts/${index}`, headers)
}

test('twenty different unknown ids are reported as one sweep, then the count starts again', async () => {
  const camille = { 'x-account': 'camille' }
  await miss(19, camille)
  expect(events()).toEqual([])
  await miss(1, camille, 19)
  expect(events()).toEqual(['ids.swept'])
  await miss(19, camille, 20)
  expect(events()).toEqual(['ids.swept'])
  await miss(1, camille, 39)
  expect(events()).toEqual(['ids.swept', 'ids.swept'])
})

test('repeated ids, found ids, paths without ids and different callers make no sweep', async () => {
  const camille = { 'x-account': 'camille' }
  for (let again = 0; again < 25; again += 1) {
    await call('/contracts/1', camille)
    await call(`/contracts/${again}/there`, camille)
    await call('/nothing', camille)
  }
  await miss(15, { 'x-account': 'nadia' })
  await miss(15, {})
  expect(events()).toEqual([])
})

test('unknown ids asked for over ten minutes ago no longer count', async () => {
  const camille = { 'x-account': 'camille' }
  await miss(15, camille)
  vi.advanceTimersByTime(599_000)
  await miss(4, camille, 15)
  vi.advanceTimersByTime(2000)
  await miss(15, camille, 19)
  expect(events()).toEqual([])
  await miss(5, camille, 34)
  expect(events()).toEqual(['ids.swept'])
})

test('beyond ten thousand callers with unknown ids, the oldest is forgotten', async () => {
  await miss(19, { 'x-account': 'first' })
  await miss(19, { 'x-account': 'second' })
  for (let other = 0; other < 9_999; other += 1)
    await call('/contracts/a', { 'x-account': `other-${other}` })
  await miss(1, { 'x-account': 'second' }, 19)
  expect(events()).toEqual(['ids.swept'])
  await miss(1, { 'x-account': 'first' }, 19)
  expect(events()).toEqual(['ids.swept'])
})
