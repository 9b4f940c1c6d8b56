import { randomUUID } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { buildAccount, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { startTestProcess } from '../testing/test-process.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'

const server = await startTestProcess({ STAFF_SECOND_FACTOR: '0' })
const camille = await signInAs(server)
afterAll(() => server.close())

interface Line {
  readonly event: string
  readonly [member: string]: unknown
}

const lines = (): readonly Line[] =>
  server
    .said()
    .split('\n')
    .filter((line) => line.includes('"kind":"security"'))
    .map((line) => JSON.parse(line))

/** Runs the work and returns the log lines it added, once there are `count`. */
async function recorded(count: number, work: () => Promise<unknown>) {
  const before = lines().length
  await work()
  await vi.waitFor(() => expect(lines().length).toBeGreaterThanOrEqual(before + count), {
    timeout: 5000,
  })
  return lines().slice(before)
}

const common = {
  level: 'warn',
  kind: 'security',
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  address: expect.stringMatching(/^[\w-]{16}$/),
  request: expect.any(String),
}
const forged = (exp: number) =>
  createSigner({ key: 'k'.repeat(40), algorithm: 'HS256', iss: 'sillage', aud: 'sillage-web' })({
    sub: camille.account.id,
    sid: randomUUID(),
    exp,
  })

describe('the security log', () => {
  test('has one event for a refused sign-in', async () => {
    const { email } = await buildAccount(server.database)
    const body = { email, password: 'Parapluie-882!' }
    expect(await recorded(1, () => refusalOf(server.client().accounts.login({ body })))).toEqual([
      {
        ...common,
        event: 'sign_in.refused',
        code: 'credentials.invalid',
        call: 'POST /backend/auth/login',
        account: null,
      },
    ])
    await server.client().accounts.login({ body: { email, password: TEST_PASSWORD } })
  })

  test('has events for delayed guesses, all with one hashed address', async () => {
    const { email } = await buildAccount(server.database)
    const body = { email, password: 'Parapluie-882!' }
    const guesses = await recorded(7, async () => {
      for (let n = 0; n < 7; n++) await refusalOf(server.client().accounts.login({ body }))
    })
    expect(guesses.map(({ event }) => event)).toContain('throttled')
    expect(new Set(guesses.map(({ address }) => address)).size).toBe(1)
  })

  test('has one event for a call that the role does not allow, with the account', async () => {
    const [line] = await recorded(1, () => refusalOf(camille.client.audit.list()))
    expect(line).toEqual({
      ...common,
      event: 'access.refused',
      code: 'forbidden',
      call: 'GET /backend/admin/audit',
      account: camille.account.id,
    })
  })

  test('has one event for a forged token, and none for an expired one', async () => {
    const now = Math.floor(Date.now() / 1000)
    const me = (token: string) => refusalOf(server.client(token).accounts.me())
    expect((await me(forged(now - 60))).status).toBe(401)
    expect((await refusalOf(server.client().accounts.me())).status).toBe(401)
    const [line, ...more] = await recorded(1, () => me(forged(now + 600)))
    expect(line).toMatchObject({ event: 'token.forged', account: null })
    expect(more).toEqual([])
  })

  test('has one event for a sweep of ids, and none for one id asked for repeatedly', async () => {
    const get = (id: string) =>
      fetch(`${server.address}/backend/contracts/${id}/history`, {
        headers: { authorization: `Bearer ${camille.token}` },
      })
    const lost = randomUUID()
    for (let n = 0; n < 30; n++) expect((await get(lost)).status).toBe(404)
    const swept = await recorded(1, async () => {
      for (let n = 0; n < 30; n++) await get(randomUUID())
    })
    expect(swept).toEqual([
      {
        ...common,
        event: 'ids.swept',
        code: 'not_found',
        call: expect.stringMatching(/^GET \/backend\/contracts\/:\w+\/history$/),
        account: camille.account.id,
      },
    ])
  })

  test('has no personal data, requested ids or tokens', () => {
    const said = lines()
      .map((line) => JSON.stringify(line))
      .join('\n')
    expect(lines().length).toBeGreaterThan(9)
    for (const secret of [
      camille.account.email,
      camille.account.username,
      camille.token,
      '127.0.0.1',
      'Parapluie',
    ])
      expect(said.includes(secret), secret).toBe(false)
  })
})

test('production logs that staff need no second factor, and which settings are unencrypted', async () => {
  const strict = await startTestProcess({
    STAFF_SECOND_FACTOR: '1',
    PUBLIC_URL: 'http://sillage.example',
    CLEAR_CONNECTIONS: 'PUBLIC_URL',
  })
  expect(lines().map(({ event }) => event)).toContain('second_factor.off')
  expect(strict.said()).not.toContain('second_factor.off')
  // and which settings use unencrypted connections
  expect(strict.said()).toContain('En clair vers une autre machine : PUBLIC_URL.')
  expect(server.said()).not.toContain('En clair')
  await strict.close()
}, 60_000)
