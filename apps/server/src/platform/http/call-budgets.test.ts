import { randomUUID } from 'node:crypto'
import { problem } from '@sillage/wire/http/problem.ts'
import { describe, expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { createSessions } from '../../accounts/session/sessions.ts'
import { serveTests } from '../../testing/test-app.ts'

const JWT_SECRET = randomUUID().repeat(2)

// one unit a second, so a burst of twenty
const budgets = { ACCOUNT_BUDGET: '1', ADDRESS_BUDGET: '1' }
const server = await serveTests({ env: { ...budgets, JWT_SECRET, TRUSTED_PROXIES: '127.0.0.1' } })

/** Opens a session without a sign-in call, which would use up the whole budget. */
async function signedIn() {
  const { database } = server
  const account = await buildAccount(database)
  const sessions = createSessions({ secret: JWT_SECRET, sessionHours: 12, idleHours: 2 })
  const opening = { database, now: Temporal.Now.instant(), ip: '203.0.113.9', userAgent: '' }
  return { account, token: await sessions.open(opening, account) }
}

interface Caller {
  readonly from: string
  readonly token?: string
  readonly method?: string
}

const call = (path: string, { from, token, method = 'GET' }: Caller) =>
  fetch(`${server.address}${path}`, {
    method,
    headers: {
      'x-forwarded-for': from,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  })

/** The statuses of calls sent all at once, so that no unit is regained meanwhile. */
async function statusesOf(calls: number, path: string, caller: Caller) {
  const answers = await Promise.all(Array.from({ length: calls }, () => call(path, caller)))
  return answers.map(({ status }) => status)
}

const PRICE = '/backend/contracts/price'

describe('an address whose call budget is spent', () => {
  test('gets a problem that says how long to wait', async () => {
    const caller = { from: '203.0.113.1', method: 'POST' }
    // a weight of 2: ten at once, each refused only for its empty body
    const statuses = await statusesOf(30, PRICE, caller)
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(10)
    expect(new Set(statuses)).toEqual(new Set([400, 429]))
    // a weight of 20 needs the whole budget
    const refused = await call('/backend/auth/login', caller)
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(1)
    expect(problem.parse(await refused.json())).toMatchObject({
      status: 429,
      code: 'budget.spent',
      message: `Trop de demandes en peu de temps. Réessayez dans ${seconds} secondes.`,
    })
  })

  test('can still ask whether the server is ready', async () => {
    const caller = { from: '203.0.113.1' }
    expect(await statusesOf(30, '/backend/health/ready', caller)).toEqual(Array(30).fill(200))
  })

  test('does not affect another address', async () => {
    expect((await call(PRICE, { from: '203.0.113.2', method: 'POST' })).status).toBe(400)
  })

  test('shares its budget with its whole IPv6 /64, and with no other network', async () => {
    await statusesOf(30, PRICE, { from: '2001:db8:0:1::1', method: 'POST' })
    const refused = await call('/backend/auth/login', { from: '2001:db8:0:1:f::2', method: 'POST' })
    expect(refused.status).toBe(429)
    const other = await call('/backend/auth/login', { from: '2001:db8:0:2::1', method: 'POST' })
    expect(other.status).toBe(400)
  })
})

describe('a signed-in caller', () => {
  test('is not refused for what anonymous callers at the same address have spent', async () => {
    const from = '203.0.113.3'
    const { token } = await signedIn()
    await statusesOf(30, PRICE, { from, method: 'POST' })
    expect((await call('/backend/auth/login', { from, method: 'POST' })).status).toBe(429)
    expect((await call('/backend/auth/me', { from, token })).status).toBe(200)
    // a public call counts on the account when there is a token
    expect((await call(PRICE, { from, token, method: 'POST' })).status).toBe(400)
  })

  test('has one budget at every address, apart from other accounts', async () => {
    const { token } = await signedIn()
    const other = await signedIn()
    await statusesOf(30, '/backend/auth/me', { from: '203.0.113.6', token })
    const statuses = await statusesOf(30, '/backend/auth/me', { from: '203.0.113.7', token })
    expect(statuses).toContain(429)
    const unrelated = await call('/backend/auth/me', { from: '203.0.113.6', token: other.token })
    expect(unrelated.status).toBe(200)
  })

  test('loses no budget to calls with a forged token', async () => {
    const { token, account } = await signedIn()
    const payload = Buffer.from(JSON.stringify({ sub: account.id })).toString('base64url')
    const forged = [token.split('.')[0], payload, token.split('.')[2]].join('.')
    await statusesOf(30, '/backend/auth/me', { from: '203.0.113.9', token: forged })
    expect((await call('/backend/auth/me', { from: '203.0.113.9', token })).status).toBe(200)
  })
})
