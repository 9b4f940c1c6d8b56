import { randomUUID } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts.factory.ts'

const JWT_SECRET = randomUUID().repeat(2)

/** A server that trusts a proxy at the tests' own address. */
const server = await startTestApp({ env: { JWT_SECRET } })
const proxied = await startTestApp({ env: { TRUSTED_PROXIES: ' 127.0.0.1, 10.0.0.0/8 ' } })
afterAll(async () => {
  await server.close()
  await proxied.close()
})

interface Sent {
  readonly at: TestApp
  readonly path?: string
  readonly body: object
  readonly headers?: Record<string, string>
}

async function post({ at, path = '/auth/login', body, headers = {} }: Sent) {
  const answer = await fetch(`${at.address}/backend${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as { message: string; code: string } }
}

describe('signing in', () => {
  test.each([
    ['U+0000 in the address', { email: 'a\u0000@exemple.fr', password: TEST_PASSWORD }],
    ['U+0000 in the password', { email: 'a@exemple.fr', password: 'a\u0000' }],
    ['half a character', { email: '\ud800@exemple.fr', password: '\udfff' }],
    ['a malformed address', { email: 'personne', password: 'x' }],
    ['an SQL injection', { email: "' or 1=1 --", password: "' or 1=1 --" }],
  ])('with %s gets the same answer as a wrong password', async (_, body) => {
    const { email } = await buildAccount(server.database)
    const wrong = await post({ at: server, body: { email, password: 'Autre-mot-2!' } })
    expect(await post({ at: server, body })).toEqual(wrong)
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Identifiants invalides' } })
  })

  test('ignores an expired token sent along', async () => {
    const { account, client, token } = await signInAs(server)
    await client.accounts.logout()
    const headers = { authorization: `Bearer ${token}` }
    const good = { email: account.email, password: TEST_PASSWORD }
    expect((await post({ at: server, body: good, headers })).status).toBe(200)
    const bad = await post({ at: server, body: { ...good, password: 'Autre-1!' }, headers })
    expect(bad.body.message).toBe('Identifiants invalides')
  })

  test.each([
    ['a session id that is not a UUID', { sid: '1' }],
    ['no session id', {}],
    ['a session id that is an object', { sid: {} }],
    ['an unknown session id', { sid: randomUUID() }],
  ])('a well-signed token that carries %s is refused', async (_, claims) => {
    const sign = createSigner({
      key: JWT_SECRET,
      algorithm: 'HS256',
      iss: 'sillage',
      aud: 'sillage-web',
      expiresIn: 60_000,
    })
    const refusal = await refusalOf(server.client(sign(claims)).accounts.me())
    expect(refusal.status).toBe(401)
  })
})

const rewritten = (part: string, changes: object) =>
  Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(part, 'base64url').toString()), ...changes }),
  ).toString('base64url')

describe('a session token', () => {
  test.each([
    [
      'an edited payload',
      ([head = '', payload = '', signature = '']: string[]) =>
        [head, rewritten(payload, { role: 'root' }), signature].join('.'),
    ],
    ['an empty signature', ([head = '', payload = '']: string[]) => `${head}.${payload}.`],
    [
      'no algorithm',
      ([head = '', payload = '']: string[]) => `${rewritten(head, { alg: 'none' })}.${payload}.`,
    ],
    [
      'a key of its own in the head',
      ([head = '', payload = '', signature = '']: string[]) =>
        [
          rewritten(head, { jku: 'https://evil.example', kid: '../../dev/null' }),
          payload,
          signature,
        ].join('.'),
    ],
  ])('with %s is refused, and the true one still works', async (_, forge) => {
    const { client, token } = await signInAs(server)
    const forged = forge(token.split('.'))
    expect((await refusalOf(server.client(forged).accounts.me())).status).toBe(401)
    expect((await client.accounts.me()).user.role).toBe('user')
  })

  test.each(['token', 'access_token', 'authorization', 'bearer'])(
    'in the query string, as %s, is ignored',
    async (name) => {
      const { token } = await signInAs(server)
      const answer = await fetch(`${server.address}/backend/auth/me?${name}=${token}`)
      expect(answer.status).toBe(401)
    },
  )
})

const fail = async (at: TestApp, email: string, forwarded: string) =>
  (
    await post({
      at,
      body: { email, password: 'Autre-mot-2!' },
      headers: { 'x-forwarded-for': forwarded },
    })
  ).status

describe('the address that attempts are counted by', () => {
  test('is the one that a trusted proxy forwards', async () => {
    const { email } = await buildAccount(proxied.database)
    // the delay after five failures is two seconds, and a busy machine may take that long between two tries
    proxied.setNow(Temporal.Now.instant().toString())
    for (let n = 0; n < 5; n++) expect(await fail(proxied, email, '203.0.113.7')).toBe(401)
    expect(await fail(proxied, email, '203.0.113.7')).toBe(429)
    expect(await fail(proxied, email, '198.51.100.1, 203.0.113.7, 10.1.2.3')).toBe(429)
    expect(await fail(proxied, email, '203.0.113.8')).toBe(401)
    expect(await fail(proxied, email, 'x'.repeat(3000))).toBe(401)
  })

  test('is never one that an untrusted caller sends', async () => {
    const { email } = await buildAccount(server.database)
    server.setNow(Temporal.Now.instant().toString())
    for (let n = 0; n < 5; n++) expect(await fail(server, email, `203.0.113.${n}`)).toBe(401)
    expect(await fail(server, email, '203.0.113.99')).toBe(429)
  })
})

describe('registering', () => {
  test('allows sixty attempts per address, refused ones included, whatever the idempotency key', async () => {
    const { email } = await buildAccount(proxied.database)
    const attempt = () =>
      post({
        at: proxied,
        path: '/auth/register',
        body: { username: 'zoe.martin', email, password: TEST_PASSWORD },
        headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': '203.0.113.20' },
      })
    const answers = []
    for (let n = 0; n < 61; n++) answers.push((await attempt()).status)
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 409))
    expect(answers[60]).toBe(429)
  })

  test('strips line breaks from names, and refuses a user name that has one', async () => {
    const form = { username: 'zoe.martin', email: `${randomUUID()}@exemple.fr` }
    const body = { ...form, password: TEST_PASSWORD, firstName: 'Zoé\r\nSet-Cookie: a=b' }
    const { user } = await server.client().accounts.register({ body })
    expect(user.firstName).toBe('Zoé Set-Cookie: a=b')
    const refusal = await refusalOf(
      server.client().accounts.register({ body: { ...body, username: 'zoe\r\nmartin' } }),
    )
    expect(refusal.status).toBe(422)
  })
})

test('one address registered five times at once makes one account', async () => {
  const body = { username: 'zoe.martin', email: `${randomUUID()}@exemple.fr` }
  const form = { ...body, password: TEST_PASSWORD }
  const path = '/auth/register'
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post({ at: server, path, body: form })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 409, 409, 409, 409,
  ])
})
