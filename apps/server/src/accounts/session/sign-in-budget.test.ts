import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts.factory.ts'
import { mailsTo } from '../recovery/read-mail.factory.ts'

let now = Temporal.Now.instant()
const server = await serveTests({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
// freezes the clock: all tries are simultaneous unless a test moves it
beforeEach(() => {
  now = Temporal.Now.instant()
  server.setNow(now.toString())
})

interface Try {
  readonly email: string
  readonly from: string
  readonly password?: string
  readonly cookie?: string
  readonly path?: string
}

const WRONG = 'Autre-mot-2!'
const NEW_PASSWORD = 'Nouveau-mot-9!'

async function signIn({ email, from, password = TEST_PASSWORD, cookie, path }: Try) {
  const answer = await fetch(`${server.address}/backend${path ?? '/auth/login'}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify({ email, password, username: 'zoe.martin' }),
  })
  const set = answer.headers.get('set-cookie')
  return { status: answer.status, set, cookie: set?.split(';')[0], text: await answer.text() }
}

const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n))

/** Stores this many failures in the current quarter of an hour. */
async function haveStood(key: string, attempts: number) {
  const at = new Date(now.epochMilliseconds)
  const window_ends_at = new Date(now.add({ minutes: 15 }).epochMilliseconds)
  await server.database
    .insertInto('throttle')
    .values({ key, attempts, window_ends_at, blocked_until: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ attempts, window_ends_at }))
    .execute()
}

/** Twenty wrong passwords for an account, each from another place. */
const guessAround = (email: string) =>
  Promise.all(times(20, (n) => signIn({ email, from: `198.51.100.${n + 1}`, password: WRONG })))

/** Chooses a new password through the link of a mail. Returns the cookie of the browser that opened it. */
async function resetPassword({ email, from }: Pick<Try, 'email' | 'from'>) {
  await server.client().recovery.forgotPassword({ body: { email } })
  const links = (await mailsTo(server.database, email)).flatMap(({ path }) =>
    path?.includes('#token=') ? [path] : [],
  )
  const answer = await fetch(`${server.address}/backend/auth/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ token: links[0]?.split('#token=')[1], password: NEW_PASSWORD }),
  })
  expect(answer.status).toBe(204)
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] }
}

describe('sign-in from one network address', () => {
  test('counts failures only, so successful sign-ins never block it', async () => {
    const { email } = await buildAccount(server.database)
    const from = '192.0.2.10'
    await haveStood(`connexions ${from}`, 99)
    for (const _ of times(3, () => 0)) expect((await signIn({ email, from })).status).toBe(200)
    expect((await signIn({ email, from, password: WRONG })).status).toBe(401)
    expect((await signIn({ email, from })).status).toBe(429)
  })

  test('is not blocked by a hundred and one tries on a single account', async () => {
    const [target, neighbour] = [
      await buildAccount(server.database),
      await buildAccount(server.database),
    ]
    const from = '192.0.2.11'
    for (const _ of times(101, () => 0)) await signIn({ ...target, from, password: WRONG })
    expect((await signIn({ email: neighbour.email, from })).status).toBe(200)
  })

  test('is blocked after a hundred failures in a quarter of an hour, except for known devices', async () => {
    const { email } = await buildAccount(server.database)
    const from = '192.0.2.12'
    const { cookie = '' } = await signIn({ email, from })
    await haveStood(`connexions ${from}`, 90)
    const strangers = times(20, () => `${randomUUID()}@exemple.fr`)
    const answers = await Promise.all(
      strangers.map((one) => signIn({ email: one, from, password: WRONG })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect((await signIn({ email, from })).status).toBe(429)
    expect((await signIn({ email, from, cookie })).status).toBe(200)
    server.setNow(now.add({ minutes: 16 }).toString())
    expect((await signIn({ email, from })).status).toBe(200)
  })

  test('counts a whole /64 as one caller, and the next network as another', async () => {
    const { email } = await buildAccount(server.database)
    for (const n of times(5, (one) => one))
      expect((await signIn({ email, from: `2001:db8:1:1::${n}`, password: WRONG })).status).toBe(
        401,
      )
    expect((await signIn({ email, from: '2001:db8:1:1:ffff::1' })).status).toBe(429)
    expect((await signIn({ email, from: '2001:db8:1:2::1' })).status).toBe(200)
  })

  test('is blocked for a whole /48 after five hundred failures', async () => {
    const { email } = await buildAccount(server.database)
    await haveStood('connexions 2001:db8:5::/48', 498)
    for (const n of [1, 2])
      await signIn({
        email: `${randomUUID()}@exemple.fr`,
        from: `2001:db8:5:${n}::1`,
        password: WRONG,
      })
    expect((await signIn({ email, from: '2001:db8:5:ffff::1' })).status).toBe(429)
    expect((await signIn({ email, from: '2001:db8:6::1' })).status).toBe(200)
  })
})

describe('sign-in to one account', () => {
  test('allows twenty simultaneous guesses from anywhere, then is delayed but never locked', async () => {
    const { email } = await buildAccount(server.database)
    const answers = await Promise.all(
      times(60, (n) => signIn({ email, from: `203.0.113.${n + 1}`, password: WRONG })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
    const stranger = { email, from: '203.0.113.200' }
    expect((await signIn(stranger)).status).toBe(429)
    server.setNow(now.add({ seconds: 5 }).toString())
    // never locks the account, and a success leaves no penalty for the next device
    expect((await signIn(stranger)).status).toBe(200)
    expect((await signIn({ ...stranger, from: '203.0.113.201' })).status).toBe(200)
  })

  test('still admits a known device at once while others are delayed', async () => {
    const { email } = await buildAccount(server.database)
    const home = { email, from: '192.0.2.20' }
    const { cookie = '', set } = await signIn(home)
    expect(set).toMatch(/^sillage-appareil=[\w-]{43}; .*HttpOnly; SameSite=Strict$/)
    const other = await buildAccount(server.database)
    const { cookie: stranger = '' } = await signIn({ email: other.email, from: '192.0.2.21' })
    await guessAround(email)
    expect((await signIn(home)).status).toBe(429)
    expect((await signIn({ ...home, cookie: stranger })).status).toBe(429)
    expect((await signIn({ ...home, cookie: `sillage-appareil=${'a'.repeat(43)}` })).status).toBe(
      429,
    )
    expect((await signIn({ ...home, cookie })).status).toBe(200)
  })

  test('is delayed on a known device after five wrong passwords there', async () => {
    const { email } = await buildAccount(server.database)
    const home = { email, from: '192.0.2.22' }
    const { cookie = '' } = await signIn(home)
    const guesses = await Promise.all(times(20, () => signIn({ ...home, cookie, password: WRONG })))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  test('forgets every known device once the password is reset, but the one that opened the link', async () => {
    const { id, email } = await buildAccount(server.database)
    const { cookie: before } = await signIn({ email, from: '192.0.2.23' })
    const devices = () =>
      server.database
        .selectFrom('known_device')
        .select('token_sha256')
        .where('account_id', '=', id)
        .execute()
    const [known] = await devices()
    const { cookie } = await resetPassword({ email, from: '192.0.2.23' })
    expect(cookie).not.toBe(before)
    const left = await devices()
    expect(left).toHaveLength(1)
    expect(left).not.toContainEqual(known)
  })

  test('goes on by a new password chosen by mail, though a stranger takes every try', async () => {
    const { email } = await buildAccount(server.database)
    const phone = { email, from: '192.0.2.25' }
    await guessAround(email)
    for (const _ of times(3, () => 0)) {
      now = now.add({ minutes: 6 })
      server.setNow(now.toString())
      await guessAround(email)
      expect((await signIn(phone)).status).toBe(429)
    }
    const { cookie = '' } = await resetPassword(phone)
    await guessAround(email)
    expect((await signIn({ ...phone, password: NEW_PASSWORD })).status).toBe(429)
    expect((await signIn({ ...phone, password: NEW_PASSWORD, cookie })).status).toBe(200)
    // still five guesses only
    const guesses = await Promise.all(
      times(20, () => signIn({ ...phone, cookie, password: WRONG })),
    )
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  test('stores device tokens as hashes, and never adopts a token that the browser brings', async () => {
    const { email } = await buildAccount(server.database)
    const planted = `sillage-appareil=${'b'.repeat(43)}`
    const { cookie = '' } = await signIn({ email, from: '192.0.2.24', cookie: planted })
    expect(cookie).not.toBe(planted)
    const kept = await server.database.selectFrom('known_device').select('token_sha256').execute()
    const token = cookie.split('=')[1] ?? ''
    expect(kept.every(({ token_sha256 }) => !token_sha256.includes(Buffer.from(token)))).toBe(true)
    const again = await signIn({ email, from: '192.0.2.24', cookie })
    expect(again.cookie).toBe(cookie)
  })

  test('mails the owner after twenty failures, once a day, without the passwords tried', async () => {
    const { email } = await buildAccount(server.database)
    await guessAround(email)
    server.setNow(now.add({ seconds: 6 }).toString())
    await signIn({ email, from: '198.51.100.77', password: WRONG })
    const mails = await mailsTo(server.database, email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body).toMatch(
      /vingt tentatives.*\d{4} à \d{2}:\d{2} \(adresse\u00a0: 198\.51\.100\.…\)/s,
    )
    expect(mails[0]?.body).not.toContain(WRONG)
    server.setNow(now.add({ hours: 25 }).toString())
    await guessAround(email)
    expect(await mailsTo(server.database, email)).toHaveLength(2)
  })

  test('is answered alike for known and unknown accounts, however often it is tried', async () => {
    const { email } = await buildAccount(server.database)
    const nobody = `${randomUUID()}@exemple.fr`
    const [known, unknown] = await Promise.all([guessAround(email), guessAround(nobody)])
    expect(unknown.map(({ status }) => status)).toEqual(known.map(({ status }) => status))
    const bodies = [known, unknown].map((answers) => answers.map(({ text }) => text))
    expect(bodies[1]).toEqual(bodies[0])
    const late = await Promise.all(
      [email, nobody].map((one) => signIn({ email: one, from: '192.0.2.30' })),
    )
    expect(late.map(({ status }) => status)).toEqual([429, 429])
    expect(late[1]?.text).toBe(late[0]?.text)
  })
})

test('one mailbox gets three reset links per quarter of an hour, whatever its +tags', async () => {
  const name = `zoe-${randomUUID()}`
  const tagged = times(6, (n) => `${name}+${n}@exemple.fr`)
  for (const email of tagged) await buildAccount(server.database, { email })
  for (const email of tagged) await server.client().recovery.forgotPassword({ body: { email } })
  const mails = await Promise.all(tagged.map((email) => mailsTo(server.database, email)))
  expect(mails.flat()).toHaveLength(3)
})

test('one mailbox may register five times per quarter of an hour, whatever its +tags', async () => {
  const name = `lea-${randomUUID()}`
  const answers = []
  for (const n of times(6, (one) => one))
    answers.push(
      await signIn({
        email: `${name}+${n}@exemple.fr`,
        from: `192.0.2.${100 + n}`,
        path: '/auth/register',
      }),
    )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
  expect(await mailsTo(server.database, `${name}+5@exemple.fr`)).toEqual([])
})
