import { randomUUID } from 'node:crypto'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { SecondFactor } from '@sillage/wire/accounts/second-factor.ts'
import { describe, expect, test } from 'vitest'
import { serveTests, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { TEST_PASSWORD } from '../accounts.factory.ts'
import { tokenSentTo } from '../recovery/read-mail.factory.ts'
import { createAuthenticator } from './webauthn.factory.ts'

const server = await serveTests()

async function addPasskey({ client }: TestSession, name = 'Ma clé') {
  const key = createAuthenticator(server.address)
  const { data: asked } = await client.passkeys.options({ body: { password: TEST_PASSWORD } })
  const body = { challengeId: asked.challengeId, name, response: key.create(asked) }
  const { data } = await client.passkeys.register({ body })
  return { key, passkey: data }
}

const signIn = (at: TestApp, email: string) =>
  at.client().accounts.login({ body: { email, password: TEST_PASSWORD } })

/** What a sign-in asks for next. */
async function nextStep(at: TestApp, email: string, code: string): Promise<SecondFactor> {
  const refusal = await refusalOf(signIn(at, email))
  expect(refusal).toMatchObject({ status: 403, problem: { code } })
  const asked = refusal.problem?.secondFactor
  if (!asked) throw new Error('No second step')
  return asked
}

describe('a passkey', () => {
  test('is added with the password, renamed, and asked for at the next sign-in', async () => {
    const camille = await signInAs(server)
    const { key, passkey } = await addPasskey(camille)
    expect(passkey).toMatchObject({ name: 'Ma clé', lastUsedAt: null })
    const params = { id: passkey.id }
    await camille.client.passkeys.rename({ params, body: { name: 'Téléphone' } })
    const asked = await nextStep(server, camille.account.email, 'second_factor.required')
    const { token } = await server.client().passkeys.signIn({
      body: { challengeId: asked.challengeId, response: key.get(asked) },
    })
    const { data } = await server.client(token).passkeys.list()
    expect(data.map(({ name }) => name)).toEqual(['Téléphone'])
    expect(data[0]?.lastUsedAt).not.toBeNull()
    const { signIns } = (await server.client(token).profile.sessions()).data
    expect(signIns[0]?.factor).toBe('passkey')
  })

  test('is still asked for after a password reset by mail', async () => {
    const camille = await signInAs(server)
    await addPasskey(camille)
    const { email } = camille.account
    await server.client().recovery.forgotPassword({ body: { email } })
    const token = await tokenSentTo(server.database, email)
    const password = 'Nouveau-2026!'
    await server.client().recovery.resetPassword({ body: { token, password } })
    const login = server.client().accounts.login({ body: { email, password } })
    expect(await refusalOf(login)).toMatchObject({
      status: 403,
      problem: { code: 'second_factor.required' },
    })
  })

  test('is announced by mail when it is added and when it is removed', async () => {
    const camille = await signInAs(server)
    const { passkey } = await addPasskey(camille)
    const params = { id: passkey.id }
    const { data } = await camille.client.passkeys.remove({
      params,
      body: { password: TEST_PASSWORD },
    })
    expect(data).toEqual([])
    const mails = await server.database
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', camille.account.email)
      .where('subject', 'like', 'Une clé%')
      .execute()
    expect(mails.length).toBe(2)
    await signIn(server, camille.account.email)
  })

  test('may be removed by staff on a server that does not require a second factor', async () => {
    const nadia = await signInAs(server, 'advisor')
    const { passkey } = await addPasskey(nadia)
    const params = { id: passkey.id }
    const body = { password: TEST_PASSWORD }
    expect((await nadia.client.passkeys.remove({ params, body })).data).toEqual([])
    await signIn(server, nadia.account.email)
  })

  test('needs the password to be added or removed', async () => {
    const camille = await signInAs(server)
    const { passkey } = await addPasskey(camille)
    const body = { password: 'Autre-mot-2!' }
    expect((await refusalOf(camille.client.passkeys.options({ body }))).status).toBe(422)
    const params = { id: passkey.id }
    expect((await refusalOf(camille.client.passkeys.remove({ params, body }))).status).toBe(422)
    expect((await camille.client.passkeys.list()).data.length).toBe(1)
  })

  test('of somebody else is answered as not found', async () => {
    const { passkey } = await addPasskey(await signInAs(server))
    const stranger = await signInAs(server)
    expect((await stranger.client.passkeys.list()).data).toEqual([])
    for (const id of [passkey.id, randomUUID(), 'x']) {
      const { rename, remove } = stranger.client.passkeys
      const password = TEST_PASSWORD
      expect((await refusalOf(rename({ params: { id }, body: { name: 'x' } }))).status).toBe(404)
      expect((await refusalOf(remove({ params: { id }, body: { password } }))).status).toBe(404)
    }
  })
})

describe('a challenge', () => {
  test('is used once, even by ten simultaneous calls', async () => {
    const camille = await signInAs(server)
    const { key } = await addPasskey(camille)
    const asked = await nextStep(server, camille.account.email, 'second_factor.required')
    const body = { challengeId: asked.challengeId, response: key.get(asked) }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => server.client().passkeys.signIn({ body })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  })

  test('is valid only for its own account, purpose and session', async () => {
    const camille = await signInAs(server)
    const zoe = await signInAs(server)
    const { key } = await addPasskey(camille)
    const { key: other } = await addPasskey(zoe)
    const asked = await nextStep(server, camille.account.email, 'second_factor.required')
    const foreign = { challengeId: asked.challengeId, response: other.get(asked) }
    expect((await refusalOf(server.client().passkeys.signIn({ body: foreign }))).status).toBe(422)
    const again = { challengeId: asked.challengeId, response: key.get(asked) }
    expect((await refusalOf(server.client().passkeys.signIn({ body: again }))).status).toBe(409)

    const fresh = createAuthenticator(server.address)
    const { data } = await camille.client.passkeys.options({ body: { password: TEST_PASSWORD } })
    const body = { challengeId: data.challengeId, name: 'x', response: fresh.create(data) }
    expect((await refusalOf(zoe.client.passkeys.register({ body }))).status).toBe(409)
    expect((await refusalOf(server.client().passkeys.enrol({ body }))).status).toBe(409)
    await camille.client.passkeys.register({ body })
  })

  test('is refused once the password has been reset', async () => {
    const camille = await signInAs(server)
    const { key } = await addPasskey(camille)
    const { email } = camille.account
    const asked = await nextStep(server, email, 'second_factor.required')
    await server.client().recovery.forgotPassword({ body: { email } })
    const token = await tokenSentTo(server.database, email)
    await server.client().recovery.resetPassword({ body: { token, password: 'Parapluie-2027!' } })
    const body = { challengeId: asked.challengeId, response: key.get(asked) }
    const late = await refusalOf(server.client().passkeys.signIn({ body }))
    expect(late.problem?.code).toBe('passkey.ended')
  })

  test('expires after five minutes', async () => {
    const late = await startTestApp()
    const { account } = await signInAs(late)
    const client = await signInAs(late)
    const { data } = await client.client.passkeys.options({ body: { password: TEST_PASSWORD } })
    late.setNow(Temporal.Now.instant().add({ minutes: 5, seconds: 1 }).toString())
    const key = createAuthenticator(late.address)
    const body = { challengeId: data.challengeId, name: 'x', response: key.create(data) }
    expect((await refusalOf(client.client.passkeys.register({ body }))).status).toBe(409)
    expect(account.is_active).toBe(true)
    await late.close()
  })

  test.each([
    [
      'another site',
      (key: ReturnType<typeof createAuthenticator>, asked: SecondFactor) =>
        key.get(asked, 'https://sillage.exemple.com'),
    ],
    [
      'another challenge',
      (key: ReturnType<typeof createAuthenticator>, asked: SecondFactor) =>
        key.get({ ...asked, options: { challenge: 'AAAA' } }),
    ],
    [
      'a copy of the key that lags behind',
      (key: ReturnType<typeof createAuthenticator>, asked: SecondFactor) => {
        key.rewind(2)
        return key.get(asked)
      },
    ],
    [
      'an edited signature',
      (key: ReturnType<typeof createAuthenticator>, asked: SecondFactor) => {
        const answer = key.get(asked)
        return {
          ...answer,
          response: { ...answer.response, signature: answer.response.signature.slice(0, -4) },
        }
      },
    ],
  ])('refuses an answer from %s', async (_, forge) => {
    const camille = await signInAs(server)
    const { key } = await addPasskey(camille)
    for (let n = 0; n < 2; n++) {
      const asked = await nextStep(server, camille.account.email, 'second_factor.required')
      const body = { challengeId: asked.challengeId, response: key.get(asked) }
      await server.client().passkeys.signIn({ body })
    }
    const asked = await nextStep(server, camille.account.email, 'second_factor.required')
    const body = { challengeId: asked.challengeId, response: forge(key, asked) }
    const refusal = await refusalOf(server.client().passkeys.signIn({ body }))
    expect(refusal).toMatchObject({ status: 422, problem: { code: 'passkey.refused' } })
  })
})

test.each([
  ['admin', 'user', 200],
  ['admin', 'admin', 403],
  ['root', 'user', 200],
] as const)('%s removing the lost passkeys of %s is answered %d', async (by, of, status) => {
  const holder = await signInAs(server, of satisfies Role)
  await addPasskey(holder)
  const { client } = await signInAs(server, by)
  const call = client.users.removeSecondFactor({ params: { id: holder.account.id } })
  if (status !== 200) {
    expect((await refusalOf(call)).status).toBe(status)
    await nextStep(server, holder.account.email, 'second_factor.required')
    return
  }
  await call
  // sessions end, because a lost key may be with a lost device
  expect((await refusalOf(holder.client.accounts.me())).status).toBe(401)
  await signIn(server, holder.account.email)
})
