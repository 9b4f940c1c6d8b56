import { describe, expect, test } from 'vitest'
import { serveTests, startTestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts.factory.ts'

const server = await serveTests()

const signIn = (email: string, password: string) =>
  server.client().accounts.login({ body: { email, password } })

const openFrom = async (userAgent: string, email: string) => {
  const answer = await fetch(`${server.address}/backend/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  })
  const { token } = (await answer.json()) as { token: string }
  return server.client(token)
}
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

describe('one’s sessions', () => {
  test('are listed with their device, and can be ended one by one or all but the current one', async () => {
    const { email } = await buildAccount(server.database)
    const desk = await openFrom(FIREFOX, email)
    const phone = await openFrom(PHONE, email)
    const tablet = await openFrom('Something/1.0', email)
    const { sessions } = (await desk.profile.sessions()).data
    expect(sessions.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual(
      expect.arrayContaining([
        { device: 'Firefox sur Windows', isCurrent: true },
        { device: 'Safari sur iPhone', isCurrent: false },
        { device: null, isCurrent: false },
      ]),
    )
    const id = sessions.find(({ device }) => device === 'Safari sur iPhone')?.id ?? ''
    await desk.profile.endSession({ params: { id } })
    expect((await refusalOf(phone.accounts.me())).status).toBe(401)
    expect((await refusalOf(desk.profile.endSession({ params: { id } }))).status).toBe(404)
    expect(await desk.profile.endOtherSessions()).toEqual({ ended: 1 })
    expect((await refusalOf(tablet.accounts.me())).status).toBe(401)
    expect((await desk.profile.sessions()).data.sessions).toHaveLength(1)
  })

  test('record their last use to the minute', async () => {
    const own = await startTestApp()
    const { email } = await buildAccount(own.database)
    const start = Temporal.Now.instant()
    own.setNow(start.toString())
    const body = { email, password: TEST_PASSWORD }
    const { token } = await own.client().accounts.login({ body })
    const lastUse = async () =>
      (await own.database.selectFrom('session').select('last_seen_at').executeTakeFirstOrThrow())
        .last_seen_at
    const opened = await lastUse()
    own.setNow(start.add({ seconds: 59 }).toString())
    await own.client(token).accounts.me()
    expect(await lastUse()).toEqual(opened)
    const later = start.add({ seconds: 61 })
    own.setNow(later.toString())
    await own.client(token).accounts.me()
    expect(await lastUse()).toEqual(new Date(later.epochMilliseconds))
    await own.close()
  })

  test('of somebody else are answered as not found', async () => {
    const camille = await signInAs(server)
    const stranger = await signInAs(server)
    const id = (await camille.client.profile.sessions()).data.sessions[0]?.id ?? ''
    for (const wanted of [id, crypto.randomUUID(), 'abc'])
      expect(
        (await refusalOf(stranger.client.profile.endSession({ params: { id: wanted } }))).status,
      ).toBe(404)
    expect((await camille.client.accounts.me()).user.id).toBe(camille.account.id)
  })

  test('are listed with the latest sign-in attempts, refused ones included', async () => {
    const { email } = await buildAccount(server.database)
    await refusalOf(signIn(email, 'Autre-mot-2!'))
    const { token } = await signIn(email, TEST_PASSWORD)
    const { signIns } = (await server.client(token).profile.sessions()).data
    expect(signIns.map(({ succeeded, factor }) => [succeeded, factor])).toEqual([
      [true, 'password'],
      [false, null],
    ])
    expect(signIns[0]?.ip).toBe('127.0.0.1')
  })
})
