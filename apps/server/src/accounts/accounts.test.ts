import { createSigner } from 'fast-jwt'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf } from '../testing/test-session.ts'
import { buildAccount, TEST_PASSWORD } from './accounts.factory.ts'

const server = await serveTests()

const form = (changes: object = {}) => ({
  username: 'zoe.martin',
  email: `zoe-${crypto.randomUUID()}@exemple.fr`,
  password: 'Trajet-42!',
  ...changes,
})

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function signIn(email: string, password = TEST_PASSWORD) {
  const { token } = await server.client().accounts.login({ body: { email, password } })
  return server.client(token)
}

describe('registration', () => {
  test('makes a user whose first and last names are taken from the user name', async () => {
    const { user } = await server.client().accounts.register({ body: form() })
    expect(user).toMatchObject({
      role: 'user',
      firstName: 'Zoe',
      lastName: 'Martin',
      isActive: true,
    })
  })

  test('asking for a staff role records a request and makes a plain user', async () => {
    for (const role of ['advisor', 'admin', 'root'] as const) {
      const { user } = await server.client().accounts.register({ body: form({ role }) })
      expect(user).toMatchObject({ role: 'user', requestedRole: role })
    }
  })

  test('ignores fields that the caller may not set', async () => {
    const body = { ...form(), isActive: false, id: '1', requestedRole: 'root', is_active: false }
    const { user } = await server.client().accounts.register({ body })
    expect(user).toMatchObject({ role: 'user', requestedRole: null, isActive: true })
  })

  test('an admin makes an advisor at once, and may not make another admin', async () => {
    const admin = await signIn((await buildAccount(server.database, { role: 'admin' })).email)
    const { user } = await admin.accounts.register({ body: form({ role: 'advisor' }) })
    expect(user.role).toBe('advisor')
    const refusal = await refusalOf(admin.accounts.register({ body: form({ role: 'admin' }) }))
    expect(refusal.status).toBe(403)
    const entry = await server.database
      .selectFrom('audit_entry')
      .select(['action', 'subject_kind', 'detail'])
      .where('subject_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      action: 'account.created',
      subject_kind: 'account',
      detail: { role: 'advisor', to: user.email, ip: '127.0.0.1', session: expect.any(String) },
    })
  })

  test('nobody registers under a name of the insurer; a colleague may give one', async () => {
    const names = { username: 'Support Sillage', firstName: 'Sil-lage', lastName: 'Assurances' }
    const { problem } = await refusalOf(server.client().accounts.register({ body: form(names) }))
    expect(problem?.errors?.map(({ path }) => path)).toEqual(['username', 'firstName'])
    const admin = await signIn((await buildAccount(server.database, { role: 'admin' })).email)
    const { user } = await admin.accounts.register({ body: { ...form(names), role: 'advisor' } })
    expect(user.username).toBe('Support Sillage')
  })

  test('a form with several faults gets one error per field, and the first as its message', async () => {
    const body = form({ username: 'zo', password: 'Court1!' })
    const { problem } = await refusalOf(server.client().accounts.register({ body }))
    expect(problem?.errors?.map(({ path }) => path)).toEqual(['username', 'password'])
    expect(problem?.message).toBe("Le nom d'utilisateur doit comporter au moins 3 caractères")
  })

  test('an address that has an account is refused, whatever its letter case', async () => {
    const body = form()
    await server.client().accounts.register({ body })
    const refusal = await refusalOf(
      server.client().accounts.register({ body: { ...body, email: body.email.toUpperCase() } }),
    )
    expect(refusal.status).toBe(409)
    expect(refusal.problem?.errors?.[0]?.path).toBe('email')
  })

  test.each([
    [{ username: 'zo' }, 'username', "Le nom d'utilisateur doit comporter au moins 3 caractères"],
    [
      { email: 'zoe@exemple' },
      'email',
      "L'adresse email doit avoir un format valide avec un domaine correct",
    ],
    [
      { password: 'Court1!' },
      'password',
      'Votre mot de passe doit comporter au moins 8 caractères',
    ],
    [
      { password: 'trajet-42!' },
      'password',
      'Votre mot de passe doit comporter au moins une lettre majuscule',
    ],
  ])('%o is refused with the message that the form shows', async (changes, path, message) => {
    const refusal = await refusalOf(server.client().accounts.register({ body: form(changes) }))
    expect(refusal.status).toBe(422)
    expect(refusal.problem).toMatchObject({ code: 'registration.invalid', message })
    expect(refusal.problem?.errors).toEqual([{ path, message }])
  })

  test('all 64 characters of a long password count', async () => {
    const body = form({ password: 'Aa1!'.repeat(16) })
    await server.client().accounts.register({ body })
    await signIn(body.email, body.password)
    const refusal = await refusalOf(signIn(body.email, `${body.password.slice(0, 63)}?`))
    expect(refusal.status).toBe(401)
  })

  test('the same Idempotency-Key makes one account, and is refused with another body', async () => {
    const body = form()
    const idempotencyKey = crypto.randomUUID()
    const first = await server.client().accounts.register({ body, idempotencyKey })
    const again = await server.client().accounts.register({ body, idempotencyKey })
    expect(again.user.id).toBe(first.user.id)
    const refusal = await refusalOf(
      server.client().accounts.register({ body: { ...body, username: 'autre' }, idempotencyKey }),
    )
    expect(refusal).toMatchObject({ status: 422, problem: { code: 'idempotency.other_body' } })
  })
})

describe('sessions', () => {
  test('a sign-in without an address is answered by the sentence of its form', async () => {
    const refusal = await refusalOf(signIn('', TEST_PASSWORD))
    expect(refusal.message).toBe('Addresse mail requise')
  })

  test('an unknown address and a wrong password get the same answer', async () => {
    const { email } = await buildAccount(server.database)
    const wrong = await refusalOf(signIn(email, 'Autre-mot-2!'))
    const unknown = await refusalOf(signIn('personne@exemple.fr', 'Autre-mot-2!'))
    expect(wrong.status).toBe(401)
    expect(unknown.problem).toEqual(wrong.problem)
  })

  test('repeated failures delay sign-in, even with the right password', async () => {
    const { email } = await buildAccount(server.database)
    // freezes the clock, so that all tries count as simultaneous on a slow machine too
    server.setNow(Temporal.Now.instant().toString())
    for (let n = 0; n < 5; n++) await refusalOf(signIn(email, 'Autre-mot-2!'))
    const refusal = await refusalOf(signIn(email))
    expect(refusal.status).toBe(429)
    expect(refusal.retryAfter).toBeGreaterThan(0)
  })

  test('of twenty simultaneous guesses, only five are checked', async () => {
    const { email } = await buildAccount(server.database)
    // freezes the clock, so that all tries count as simultaneous on a slow machine too
    server.setNow(Temporal.Now.instant().toString())
    const guesses = Array.from({ length: 20 }, () => refusalOf(signIn(email, 'Autre-mot-2!')))
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('a sign-in whose clock is slightly behind an earlier failure is not refused', async () => {
    const { email } = await buildAccount(server.database)
    const now = Temporal.Now.instant()
    server.setNow(now.toString())
    await refusalOf(signIn(email, 'Autre-mot-2!'))
    server.setNow(now.subtract({ milliseconds: 5 }).toString())
    await signIn(email)
  })

  test('sign-out ends the session at once', async () => {
    const client = await signIn((await buildAccount(server.database)).email)
    expect((await client.accounts.me()).user.role).toBe('user')
    await client.accounts.logout()
    expect((await refusalOf(client.accounts.me())).status).toBe(401)
  })

  test('deactivation ends every session at once, and a role change applies to the next call', async () => {
    const account = await buildAccount(server.database)
    const client = await signIn(account.email)
    await server.database
      .updateTable('account')
      .set({ role: 'advisor' })
      .where('id', '=', account.id)
      .execute()
    expect((await client.accounts.me()).user.role).toBe('advisor')
    await server.database
      .updateTable('account')
      .set({ is_active: false })
      .where('id', '=', account.id)
      .execute()
    expect((await refusalOf(client.accounts.me())).status).toBe(401)
    expect((await refusalOf(signIn(account.email))).status).toBe(401)
  })

  test('a session ends after two idle hours', async () => {
    const account = await buildAccount(server.database)
    const client = await signIn(account.email)
    // an earlier test froze the clock
    server.setNow(Temporal.Now.instant().toString())
    await server.database
      .updateTable('session')
      .set({ last_seen_at: new Date(Date.now() - 7_260_000) })
      .where('account_id', '=', account.id)
      .execute()
    expect((await refusalOf(client.accounts.me())).status).toBe(401)
  })

  test('a session ends at its expiry, even while it is in use', async () => {
    const account = await buildAccount(server.database)
    const client = await signIn(account.email)
    await client.accounts.me()
    server.setNow(Temporal.Now.instant().toString())
    await server.database
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('account_id', '=', account.id)
      .execute()
    expect((await refusalOf(client.accounts.me())).status).toBe(401)
  })

  const payload = { sub: crypto.randomUUID(), sid: crypto.randomUUID(), role: 'root', exp: 4e9 }

  test.each([
    ['unsigned', `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(payload)}.`],
    [
      'signed by another secret',
      createSigner({ key: 'x'.repeat(40), algorithm: 'HS256' })(payload),
    ],
    [
      'signed by another algorithm',
      createSigner({ key: 'x'.repeat(40), algorithm: 'HS512' })(payload),
    ],
    ['no token at all', 'root'],
  ])('a token that is %s is refused', async (_, token) => {
    expect((await refusalOf(server.client(token).accounts.me())).status).toBe(401)
  })
})
