import { createHmac, randomBytes } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { TEST_PASSWORD } from '../accounts.factory.ts'
import { createSessions } from './sessions.ts'

const draw = () => randomBytes(48).toString('base64')
const JWT_SECRET = draw()

const server = await serveTests({ env: { JWT_SECRET } })

/** Whether a server with these secrets accepts a session token. */
const knows = (token: string, secret: string, previousSecret: string | null = null) =>
  createSessions({ secret, previousSecret, sessionHours: 12, idleHours: 2 })
    .read(server.database, `Bearer ${token}`, Temporal.Now.instant())
    .then(
      (session) => session !== null,
      () => false,
    )

test('sessions survive a new secret while the previous one is configured, and end without it', async () => {
  const { token } = await signInAs(server)
  const next = draw()
  expect(await knows(token, JWT_SECRET)).toBe(true)
  expect(await knows(token, next, JWT_SECRET)).toBe(true)
  expect(await knows(token, next)).toBe(false)
  expect(await knows(token, next, draw())).toBe(false)
})

test('a session signed before keys were derived is still accepted', async () => {
  const { token } = await signInAs(server)
  const [, payload = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const old = createSigner({ key: JWT_SECRET, algorithm: 'HS256' })(claims)
  expect(old).not.toBe(token)
  expect(await knows(old, JWT_SECRET)).toBe(true)
  expect(await knows(old, draw(), JWT_SECRET)).toBe(true)
  expect(await knows(old, draw())).toBe(false)
})

test.each(['xBearer ', 'Basic ', 'bearer', 'Bearer  ', 'Bearer x'])(
  'a token after « %s » is refused',
  async (before) => {
    const { token } = await signInAs(server)
    const answer = await fetch(`${server.address}/backend/auth/me`, {
      headers: { authorization: `${before}${token}` },
    })
    expect(answer.status).toBe(401)
  },
)

test('a token is read after « bearer » too: the name of a scheme has no case (RFC 9110, 11.1)', async () => {
  const { token } = await signInAs(server)
  const answer = await fetch(`${server.address}/backend/auth/me`, {
    headers: { authorization: `bearer ${token}` },
  })
  expect(answer.status).toBe(200)
})

const byItself = (text: string) => createHmac('sha256', JWT_SECRET).update(text).digest()

test('tokens and stored requests are signed with derived keys, never with the secret itself', async () => {
  const { token } = await signInAs(server)
  const [head, payload, signature] = token.split('.')
  expect(signature).not.toBe(byItself(`${head}.${payload}`).toString('base64url'))

  const body = {
    username: 'zoe.martin',
    email: 'zoe.martin@exemple.fr',
    password: TEST_PASSWORD,
    role: 'user',
  }
  const answer = await fetch(`${server.address}/backend/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'zoe-martin-1' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(201)
  const { request_mac } = await server.database
    .selectFrom('idempotent_answer')
    .select('request_mac')
    .where('key', '=', 'zoe-martin-1')
    .executeTakeFirstOrThrow()
  expect(request_mac).not.toEqual(byItself(`POST /auth/register\n${JSON.stringify(body)}`))
})
