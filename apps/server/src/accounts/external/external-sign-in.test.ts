import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { LocalPerson } from '../../demo/local-provider-page.ts'
import { serveTests, startTestApp } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { TEST_PASSWORD } from '../accounts.factory.ts'
import { createBrowser, startProvider } from './external-provider.factory.ts'

let browser: ReturnType<typeof createBrowser>
const provider = await startProvider()
const server = await serveTests({ env: provider.env })
afterAll(() => provider.close())
beforeEach(() => {
  browser = createBrowser(server.address)
  provider.lie(null)
})

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')
const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? ''

/** Signs in at the provider and comes back. Returns the page that Sillage redirects to. */
async function arriveAs({ sub }: LocalPerson, from = browser): Promise<string> {
  return from.follow(await from.returnAs(sub))
}

const exchange = async (address: string, from = browser) =>
  from.post('/auth/oidc/exchange', { token: tokenOf(address) })

const accountOf = ({ email }: LocalPerson) =>
  server.database.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()

test('external sign-in is enabled with a provider, and disabled with a reason without one', async () => {
  expect((await server.client().externalSignIn.providers()).external.isEnabled).toBe(true)
  const bare = await startTestApp()
  const { external } = await bare.client().externalSignIn.providers()
  expect(external).toEqual({
    isEnabled: false,
    reason: 'La connexion externe n’est pas configurée sur ce site.',
  })
  const answer = await fetch(`${bare.address}/backend/auth/oidc`, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe('/login?erreur=fermee')
  const back = `${bare.address}/backend/auth/oidc/callback?state=x`
  const arrived = await fetch(back, { redirect: 'manual' })
  expect(arrived.headers.get('location')).toBe('/login?erreur=fermee')
  await bare.close()
})

describe('a first external sign-in', () => {
  test('makes an account, and the next sign-in opens the same one', async () => {
    const lea = provider.introduce()
    const first = await exchange(await arriveAs(lea))
    expect(first).toMatchObject({
      status: 200,
      body: { user: { email: lea.email, firstName: 'Léa', lastName: 'Fontaine', role: 'user' } },
    })
    const again = await exchange(await arriveAs(lea, createBrowser(server.address)), browser)
    expect(again.status).toBe(409)
    const second = await exchange(await arriveAs(lea))
    expect(second.body['user']).toEqual(first.body['user'])
    const own = server.client(String(second.body['token']))
    expect((await own.profile.sessions()).data.signIns[0]?.factor).toBe('external')
    const { user } = await own.accounts.me()
    expect(user.email).toBe(lea.email)
    expect((await accountOf(lea))?.email_verified_at).not.toBeNull()
  })

  test.each([
    ['preferred name', {}, /^léa\.fontaine$/],
    ['name, without a preferred one', { preferred_username: '' }, /^Léa Fontaine$/],
    ['address, without any name', { preferred_username: '', name: '' }, /^lea-[\w-]{36}$/],
    ['house for no customer', { preferred_username: 'Support Sillage' }, /^utilisateur$/],
  ])('takes the user name from the %s', async (_, changes, username) => {
    const { body } = await exchange(await arriveAs(provider.introduce(changes)))
    expect(body['user']).toMatchObject({ username: expect.stringMatching(username) })
  })

  test('makes a plain user, whatever role the provider claims', async () => {
    const lea = provider.introduce()
    provider.lie((claims) => ({ ...claims, role: 'root', isActive: false, groups: ['admin'] }))
    const { body } = await exchange(await arriveAs(lea))
    expect(body['user']).toMatchObject({ role: 'user', isActive: true })
  })

  test.each([
    ['an address that is not verified', { email_verified: false }],
    ['a malformed address', { email: 'personne' }],
  ])('with %s is refused', async (_, changes) => {
    const lea = provider.introduce(changes)
    expect(pathOf(await arriveAs(lea))).toBe('/login?erreur=adresse')
    expect(await accountOf(lea)).toBeUndefined()
  })

  test.each([
    ['absent', undefined],
    ['the word « true »', 'true'],
    ['a one', 1],
    ['null', null],
  ])('with an email_verified claim that is %s is refused', async (_, said) => {
    const lea = provider.introduce()
    provider.lie((claims) => ({ ...claims, email: lea.email, email_verified: said }))
    expect(pathOf(await arriveAs(lea))).toBe('/login?erreur=adresse')
    expect(await accountOf(lea)).toBeUndefined()
  })

  test('abandoned at the provider leads back to the sign-in page', async () => {
    expect(pathOf(await browser.follow(await browser.returnAs('')))).toBe('/login?erreur=refusee')
  })
})

describe('external sign-in with the address of an account', () => {
  test('asks for its password to link it, and then opens it without', async () => {
    const { account } = await signInAs(server)
    const lea = provider.introduce({ email: account.email.toUpperCase() })
    const { body } = await exchange(await arriveAs(lea))
    expect(body).toEqual({
      passwordNeeded: { linkToken: expect.any(String), email: account.email },
    })
    const { linkToken } = body['passwordNeeded'] as { linkToken: string }
    const link = (password: string, from = browser) =>
      from.post('/auth/oidc/link', { linkToken, password })
    expect((await link('Autre-mot-2!')).status).toBe(422)
    expect((await link(TEST_PASSWORD, createBrowser(server.address))).status).toBe(409)
    const linked = await link(TEST_PASSWORD)
    expect(linked).toMatchObject({ status: 200, body: { user: { id: account.id } } })
    expect((await link(TEST_PASSWORD)).status).toBe(409)
    const direct = await exchange(await arriveAs(lea))
    expect(direct.body['user']).toMatchObject({ id: account.id })
  })

  test('is refused when that account is linked to another identity', async () => {
    const lea = provider.introduce()
    await exchange(await arriveAs(lea))
    const double = provider.introduce({ email: lea.email })
    expect(pathOf(await arriveAs(double))).toBe('/login?erreur=autre')
  })

  test('is refused when that account is deactivated', async () => {
    const lea = provider.introduce()
    const waiting = await arriveAs(lea)
    await server.database
      .updateTable('account')
      .set({ is_active: false })
      .where('email', '=', lea.email)
      .execute()
    expect((await exchange(waiting)).status).toBe(409)
    expect(pathOf(await arriveAs(lea))).toBe('/login?erreur=desactive')
  })
})

describe('the provider’s callback', () => {
  test('is refused when its code has already been used', async () => {
    const back = await browser.returnAs(provider.introduce().sub)
    expect(pathOf(await browser.follow(back))).toMatch(/^\/oauth-callback\?token=[\w-]{43}$/)
    expect(pathOf(await browser.follow(back))).toBe('/login?erreur=refusee')
  })

  test('is refused from another browser, without the departure cookie or with an edited one', async () => {
    const back = await browser.returnAs(provider.introduce().sub)
    const other = createBrowser(server.address)
    expect(pathOf(await other.follow(back))).toBe('/login?erreur=expiree')
    await other.follow(`${server.address}/backend/auth/oidc`)
    expect(pathOf(await other.follow(back))).toBe('/login?erreur=expiree')
    const [name = '', value = ''] = [...browser.cookies].find(([key]) => /depart/.test(key)) ?? []
    browser.cookies.set(name, `${value.slice(0, -3)}AAA`)
    expect(pathOf(await browser.follow(back))).toBe('/login?erreur=expiree')
  })

  test('is refused more than ten minutes after the departure', async () => {
    const late = await startTestApp({ env: provider.env })
    const slow = createBrowser(late.address)
    const back = await slow.returnAs(provider.introduce().sub)
    late.setNow(Temporal.Now.instant().add({ minutes: 10, seconds: 1 }).toString())
    expect(pathOf(await slow.follow(back))).toBe('/login?erreur=expiree')
    await late.close()
  })

  test.each([
    ['issuer', (url: URL) => url.searchParams.set('iss', 'https://issuer.example')],
    ['code', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
  ])('is refused with another %s in its address', async (_, edit) => {
    const back = new URL(await browser.returnAs(provider.introduce().sub))
    edit(back)
    expect(pathOf(await browser.follow(back.href))).toBe('/login?erreur=refusee')
  })

  test('is refused when the departure’s code challenge was edited on the way', async () => {
    const back = await browser.returnAs(provider.introduce().sub, (departure) => {
      const url = new URL(departure)
      url.searchParams.set('code_challenge', 'A'.repeat(43))
      return url.href
    })
    expect(pathOf(await browser.follow(back))).toBe('/login?erreur=refusee')
  })

  test('redirects to our own pages only, whatever redirect it is given', async () => {
    const back = new URL(await browser.returnAs(provider.introduce().sub))
    for (const name of ['redirect', 'next', 'returnTo', 'redirect_uri'])
      back.searchParams.set(name, 'https://evil.example')
    const page = new URL(await browser.follow(back.href))
    expect(page.origin).toBe(server.address)
    expect(page.pathname).toBe('/oauth-callback')
  })
})

describe('the token of the callback page', () => {
  test('is exchanged once, even by ten simultaneous calls', async () => {
    const page = await arriveAs(provider.introduce())
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(page)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
  })

  test('is refused after 60 s, and from another browser', async () => {
    const late = await startTestApp({ env: provider.env })
    const slow = createBrowser(late.address)
    const page = await slow.follow(await slow.returnAs(provider.introduce().sub))
    expect((await exchange(page, createBrowser(late.address))).status).toBe(409)
    late.setNow(Temporal.Now.instant().add({ seconds: 61 }).toString())
    expect((await exchange(page, slow)).status).toBe(409)
    await late.close()
  })
})

const cookieAt = async (address: string) =>
  (await fetch(`${address}/backend/auth/oidc`, { redirect: 'manual' })).headers.getSetCookie()

describe('the departure cookie', () => {
  test('is HttpOnly and SameSite=Lax, and Secure with the __Host- prefix on an HTTPS site', async () => {
    const [plain = ''] = await cookieAt(server.address)
    expect(plain).toMatch(/^sillage-depart=/)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=600'])
      expect(plain).toContain(part)
    const env = { ...provider.env, PUBLIC_URL: 'https://sillage.test' }
    const secure = await startTestApp({ env })
    const [cookie = ''] = await cookieAt(secure.address)
    expect(cookie).toMatch(/^__Host-sillage-depart=.*; Secure$/)
    await secure.close()
  })
})

test('demo mode comes with its own provider', async () => {
  const demo = await startTestApp({ env: { DEMO: '1' } })
  const visitor = createBrowser(demo.address)
  const page = await visitor.follow(await visitor.returnAs('demo-lea'))
  const { status, body } = await exchange(page, visitor)
  expect({ status, user: body['user'] }).toMatchObject({
    status: 200,
    user: { email: 'lea@exemple.fr', firstName: 'Léa' },
  })
  await demo.close()
})
