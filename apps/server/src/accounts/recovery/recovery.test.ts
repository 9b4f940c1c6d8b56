import { describe, expect, test } from 'vitest'
import { serveTests, startTestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts.factory.ts'
import { mailsTo, tokenSentTo } from './read-mail.factory.ts'

const OTHER_PASSWORD = 'Parapluie-2027!'

const server = await serveTests()

const forgot = (email: string) => server.client().recovery.forgotPassword({ body: { email } })
const reset = (token: string, password = OTHER_PASSWORD) =>
  server.client().recovery.resetPassword({ body: { token, password } })
const signIn = (email: string, password: string) =>
  server.client().accounts.login({ body: { email, password } })

describe('a forgotten password', () => {
  test('gets the same answer for an active, a deactivated and an unknown account', async () => {
    const known = await buildAccount(server.database)
    const gone = await buildAccount(server.database)
    await server.database
      .updateTable('account')
      .set({ is_active: false })
      .where('id', '=', gone.id)
      .execute()
    const post = async (email: string) => {
      const answer = await fetch(`${server.address}/backend/auth/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      // each request has its own id, which reveals nothing
      const headers = [...answer.headers].filter(
        ([name]) => name !== 'date' && name !== 'x-request-id',
      )
      return { status: answer.status, headers, text: await answer.text() }
    }
    const answered = await post(known.email)
    expect(answered.status).toBe(202)
    for (const email of [gone.email, 'personne@exemple.fr', 'pas une adresse', '\u0000@a.fr'])
      expect(await post(email)).toEqual(answered)
    expect(await mailsTo(server.database, known.email)).toHaveLength(1)
    expect(await mailsTo(server.database, gone.email)).toEqual([])
    expect(await mailsTo(server.database, 'personne@exemple.fr')).toEqual([])
  })

  test('is replaced through the link, which ends every session and notifies the account', async () => {
    const { account, client } = await signInAs(server)
    await forgot(account.email.toUpperCase())
    await reset(await tokenSentTo(server.database, account.email))
    expect((await refusalOf(client.accounts.me())).status).toBe(401)
    expect((await refusalOf(signIn(account.email, TEST_PASSWORD))).status).toBe(401)
    const { token } = await signIn(account.email, OTHER_PASSWORD)
    const { data } = await server.client(token).notifications.list()
    expect(data[0]?.title).toBe('Votre mot de passe a changé')
    expect(data[0]?.path).toBe('/profile')
    const [mail] = await mailsTo(server.database, account.email)
    // who did not change it can’t sign in
    expect(mail?.path).toBe('/forgot-password')
    expect(mail?.body).toContain('Ce n’était pas vous\u202f? Demandez tout de suite un lien')
  })

  test('is replaced once, even by ten simultaneous uses of the link', async () => {
    const { email } = await buildAccount(server.database)
    await forgot(email)
    const token = await tokenSentTo(server.database, email)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => reset(token, `Parapluie-${n}0!a`)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled')
    expect((await signIn(email, `Parapluie-${winner}0!a`)).user.email).toBe(email)
  })

  test('keeps its link valid after a weak password; a newer link replaces the older', async () => {
    const { email } = await buildAccount(server.database)
    await forgot(email)
    const first = await tokenSentTo(server.database, email)
    await forgot(email)
    const second = await tokenSentTo(server.database, email)
    expect(await refusalOf(reset(first))).toMatchObject({
      status: 422,
      problem: { code: 'link.dead' },
    })
    const weak = await refusalOf(reset(second, 'court'))
    expect(weak.problem?.errors?.[0]?.path).toBe('password')
    await reset(second)
    expect((await refusalOf(reset(second))).problem?.code).toBe('link.dead')
  })

  test('has a link that expires after thirty minutes, is stored as a hash, and resets passwords only', async () => {
    const other = await startTestApp()
    const { email } = await buildAccount(other.database)
    await other.client().recovery.forgotPassword({ body: { email } })
    const token = await tokenSentTo(other.database, email)
    const kept = JSON.stringify(
      await other.database.selectFrom('account_link').selectAll().execute(),
    )
    expect(kept).not.toContain(token)
    expect(
      (await refusalOf(other.client().recovery.confirmEmail({ body: { token } }))).problem?.code,
    ).toBe('link.dead')
    other.setNow(Temporal.Now.instant().add({ minutes: 31 }).toString())
    const body = { token, password: OTHER_PASSWORD }
    expect((await refusalOf(other.client().recovery.resetPassword({ body }))).status).toBe(422)
    await other.close()
  })

  test('can’t be replaced once the account is deactivated', async () => {
    const { id, email } = await buildAccount(server.database)
    await forgot(email)
    const token = await tokenSentTo(server.database, email)
    await server.database
      .updateTable('account')
      .set({ is_active: false })
      .where('id', '=', id)
      .execute()
    expect((await refusalOf(reset(token))).problem?.code).toBe('link.dead')
  })

  test('once replaced, clears the delay that earlier guesses caused', async () => {
    const { email } = await buildAccount(server.database)
    server.setNow(Temporal.Now.instant().toString())
    for (let n = 0; n < 6; n++) await refusalOf(signIn(email, 'Autre-mot-2!'))
    const refusal = await refusalOf(signIn(email, TEST_PASSWORD))
    expect(refusal.status).toBe(429)
    expect(refusal.retryAfter).toBeGreaterThan(1)
    await forgot(email)
    await reset(await tokenSentTo(server.database, email))
    expect((await signIn(email, OTHER_PASSWORD)).user.email).toBe(email)
  })

  test('once replaced, keeps the role request of an address that was already proved', async () => {
    const { id, email } = await buildAccount(server.database)
    await server.database
      .updateTable('account')
      .set({ requested_role: 'advisor' })
      .where('id', '=', id)
      .execute()
    await forgot(email)
    await reset(await tokenSentTo(server.database, email))
    const account = await server.database
      .selectFrom('account')
      .select('requested_role')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(account.requested_role).toBe('advisor')
  })

  test('sends three links at most per quarter of an hour, with the same answer each time', async () => {
    const { email } = await buildAccount(server.database)
    const answers = []
    for (let n = 0; n < 5; n++) answers.push(await forgot(email))
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
    expect(await mailsTo(server.database, email)).toHaveLength(3)
  })

  test('may be asked for a hundred times from one network address, then is refused', async () => {
    const other = await startTestApp()
    const ask = (n: number) =>
      other.client().recovery.forgotPassword({ body: { email: `personne-${n}@exemple.fr` } })
    await Promise.all(Array.from({ length: 100 }, (_, n) => ask(n)))
    const refusal = await refusalOf(ask(100))
    expect(refusal.status).toBe(429)
    expect(refusal.retryAfter).toBeGreaterThan(0)
    await other.close()
  })
})

describe('the address of a new account', () => {
  test('is confirmed by the mailed link, once', async () => {
    const email = `zoe-${crypto.randomUUID()}@exemple.fr`
    await server
      .client()
      .accounts.register({ body: { username: 'zoe.martin', email, password: TEST_PASSWORD } })
    const { token } = await signIn(email, TEST_PASSWORD)
    const zoe = server.client(token)
    expect((await zoe.profile.read()).data).toMatchObject({
      emailVerified: false,
      pendingEmail: null,
    })
    const link = await tokenSentTo(server.database, email)
    expect(await zoe.recovery.confirmEmail({ body: { token: link } })).toEqual({
      email,
    })
    expect((await zoe.profile.read()).data.emailVerified).toBe(true)
    expect(
      (await refusalOf(server.client().recovery.confirmEmail({ body: { token: link } }))).status,
    ).toBe(422)
  })

  test('can’t be confirmed once the account is deactivated, even with its password', async () => {
    const { id, email } = await buildAccount(server.database, { isProved: false })
    const { token } = await signIn(email, TEST_PASSWORD)
    await server.client(token).profile.verifyEmail()
    const link = await tokenSentTo(server.database, email)
    await server.database
      .updateTable('account')
      .set({ is_active: false })
      .where('id', '=', id)
      .execute()
    const body = { token: link, password: TEST_PASSWORD }
    const refusal = await refusalOf(server.client().recovery.confirmEmail({ body }))
    expect(refusal.problem?.code).toBe('link.dead')
  })

  test('may have its link sent again five times, then is refused', async () => {
    const account = await buildAccount(server.database, { isProved: false })
    const { token } = await signIn(account.email, TEST_PASSWORD)
    const client = server.client(token)
    for (let n = 0; n < 5; n++) await client.profile.verifyEmail()
    expect((await refusalOf(client.profile.verifyEmail())).status).toBe(429)
    expect(await mailsTo(server.database, account.email)).toHaveLength(5)
  })
})
