import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { buildAccount } from '../../../accounts/accounts.factory.ts'
import { startTestProcess, type TestProcess } from '../../../testing/test-process.ts'
import { signInAs } from '../../../testing/test-session.ts'

const server = await startTestProcess({ TRUSTED_PROXIES: '127.0.0.1' })
const strange = await startTestProcess({ LOG_LEVEL: 'warn' })
afterAll(async () => {
  await server.close()
  await strange.close()
})

/** Every log line that a server wrote, except the one with its address; each must be JSON. */
const lines = (of: TestProcess): Record<string, unknown>[] =>
  of
    .said()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Sillage : '))
    .map((line) => JSON.parse(line))

const linesOf = (id: string) => lines(server).filter((line) => line['request'] === id)

async function call(path: string, headers: Record<string, string> = {}) {
  const id = randomUUID()
  const answer = await fetch(server.address + path, { headers: { 'x-request-id': id, ...headers } })
  await answer.arrayBuffer()
  expect(answer.headers.get('x-request-id')).toBe(id)
  return vi.waitUntil(() => linesOf(id)[0], { timeout: 5000 })
}

const numberOf = async ({ address }: TestProcess, given: string) => {
  const answer = await fetch(`${address}/backend/health/live`, {
    headers: { 'x-request-id': given },
  })
  return answer.headers.get('x-request-id')
}

const common = {
  level: 'info',
  kind: 'request',
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  request: expect.any(String),
  method: 'GET',
  ms: expect.any(Number),
}

describe('each request is logged in one line', () => {
  test('with its route and the account’s pseudonym, and nothing of what was asked', async () => {
    const { token, account } = await signInAs(server)
    const authorization = `Bearer ${token}`
    const missing = randomUUID()
    const mine = await call('/backend/contracts/user?limit=7', { authorization })
    expect(mine).toEqual({
      ...common,
      route: '/backend/contracts/user',
      status: 200,
      account: expect.stringMatching(/^[\w-]{16}$/),
    })
    expect(await call(`/backend/claims/${missing}?token=${token}`, { authorization })).toEqual({
      ...common,
      route: '/backend/claims/:id',
      status: 404,
      account: mine['account'],
      code: 'not_found',
    })
    expect(await call('/backend/contracts/user')).toEqual({
      ...common,
      route: '/backend/contracts/user',
      status: 401,
      code: 'session.required',
    })
    expect(await call('/%ff')).toMatchObject({ route: null, status: 400 })
    for (const secret of [account.id, missing, token, 'limit=7'])
      expect(server.said()).not.toContain(secret)
  })

  test('with the cause of a 503', async () => {
    const { email } = await buildAccount(server.database)
    await sql`create function fail() returns trigger language plpgsql as $$ begin
      raise exception 'no room' using errcode = '53100'; end $$`.execute(server.owner)
    await sql`create trigger fail before insert on account_link for each row execute function fail()`.execute(
      server.owner,
    )
    const answer = await fetch(`${server.address}/backend/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    expect(answer.status).toBe(503)
    const id = answer.headers.get('x-request-id') ?? ''
    const line = await vi.waitUntil(() => linesOf(id)[0], { timeout: 5000 })
    expect(line).toMatchObject({ level: 'warn', status: 503, code: 'unavailable', cause: '53100' })
  })

  test('even if the caller has left', async () => {
    const { token } = await signInAs(server)
    const id = randomUUID()
    const headers = { authorization: `Bearer ${token}`, 'x-request-id': id }
    const stream = request(`${server.address}/backend/live`, { headers }, () => stream.destroy())
    stream.on('error', () => undefined)
    stream.end()
    const line = await vi.waitUntil(() => linesOf(id)[0], { timeout: 5000 })
    expect(line).toMatchObject({ route: '/backend/live', status: null })
  })
})

test('a request id is taken from a trusted proxy only, and only if well formed', async () => {
  expect(await numberOf(server, 'traefik-0042')).toBe('traefik-0042')
  expect(await numberOf(server, 'camille@exemple.fr')).toMatch(/^[\da-f-]{36}$/)
  expect(await numberOf(strange, 'traefik-0042')).toMatch(/^[\da-f-]{36}$/)
})

test('lines below the LOG_LEVEL are not written', async () => {
  await fetch(`${strange.address}/backend/health/live`)
  expect(lines(strange).filter(({ level }) => level === 'info')).toEqual([])
  expect(lines(strange).length).toBeGreaterThan(0)
})
