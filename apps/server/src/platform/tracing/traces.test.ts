import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { DAILY_STEPS } from '@sillage/domain/work/daily-steps.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { TEST_PASSWORD } from '../../accounts/accounts.factory.ts'
import { startTestProcess } from '../../testing/test-process.ts'
import { signInAs } from '../../testing/test-session.ts'
import { summaryOf } from './spans.ts'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

interface Batch {
  readonly resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

const spans: SentSpan[] = []
/** A collector that speaks OTLP over HTTP, and on the same port a geocoder that knows one town. */
const collector = createServer(async (request, response) => {
  if (request.url === '/v1/traces') {
    const { resourceSpans } = (await json(request)) as Batch
    spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
  }
  response.setHeader('content-type', 'application/json').end('[]')
})

await once(collector.listen(0, '127.0.0.1'), 'listening')
const place = collector.address()
const origin = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`
const server = await startTestProcess({
  OTEL_EXPORTER_OTLP_ENDPOINT: origin,
  GEOCODER_URL: `${origin}/search`,
})
afterAll(async () => {
  await server.close()
  collector.close()
})

const valuesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  )

test('a request is a trace with its statements and outgoing calls, and its log line has the trace id', async () => {
  const camille = await signInAs(server)
  await server.client().accounts.login({
    body: { email: camille.account.email, password: TEST_PASSWORD },
  })
  const missing = crypto.randomUUID()
  const call = async (path: string) => {
    const answer = await fetch(`${server.address}/backend${path}`, {
      headers: { authorization: `Bearer ${camille.token}` },
    })
    await answer.arrayBuffer()
    return answer.headers.get('x-request-id') ?? ''
  }
  const id = await call(`/claims/${missing}`)
  await call('/search?city=Saint-Secret&format=json')
  const named = (name: string) => spans.find((span) => span.name === name)
  const claim = await vi.waitUntil(() => named('GET /backend/claims/:id'), { timeout: 20_000 })
  expect(valuesOf(claim)).toMatchObject({
    'http.route': '/backend/claims/:id',
    'http.response.status_code': 404,
    'sillage.request': id,
  })
  const parts = spans.filter((span) => span.parentSpanId === claim.spanId)
  expect(parts.map((part) => part.name)).toContain('select session')
  for (const part of parts) expect(part.traceId).toBe(claim.traceId)

  // the body comes in pieces: work done after it belongs to the same trace
  const login = await vi.waitUntil(() => named('POST /backend/auth/login'), { timeout: 20_000 })
  const made = spans.filter((span) => span.traceId === login.traceId).map((span) => span.name)
  expect(made).toContain('insert session')

  const search = await vi.waitUntil(() => named('GET /backend/search'), { timeout: 20_000 })
  const asked = spans.find((span) => span.name === 'GET 127.0.0.1')
  expect(asked).toMatchObject({ traceId: search.traceId, parentSpanId: search.spanId })

  const line = server
    .said()
    .split('\n')
    .find((text) => text.includes(id))
  expect(JSON.parse(line ?? '')).toMatchObject({ request: id, trace: claim.traceId })

  // a daily job is a trace of its own
  const step = DAILY_STEPS[0] ?? ''
  const job = await vi.waitUntil(() => named(step), { timeout: 30_000 })
  expect(job.parentSpanId ?? '').toBe('')

  // no personal data
  const all = JSON.stringify(spans)
  for (const said of [missing, camille.account.id, camille.account.email, 'Saint-Secret', '$1'])
    expect(all).not.toContain(said)
}, 90_000)

test('a statement is named after its verb and table, without values', () => {
  expect(
    [
      'select "a", (select f(x) from "due") from "claim" as "c"',
      'insert into "session" ("id") values ($1)',
      'update "contract" set "x" = (select "y" from "due")',
      'with recursive "one" as (select 1 from "contract") select 1',
      'select pg_advisory_lock(12)',
      'delete from due where id = $1',
      'begin',
    ].map(summaryOf),
  ).toEqual([
    'select claim',
    'insert session',
    'update contract',
    'with',
    'select',
    'delete due',
    'begin',
  ])
})
