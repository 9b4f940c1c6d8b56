import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { LocalPerson } from '../../demo/local-provider-page.ts'
import { serveTests, startTestApp } from '../../testing/test-app.ts'
import { rowCounts, signInAs } from '../../testing/test-session.ts'
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

/** Signs in at the provider and comes back. Returns the page that Sillage redirects to. */
async function arriveAs({ sub }: LocalPerson, from = browser): Promise<string> {
  return from.follow(await from.returnAs(sub))
}

const accountOf = ({ email }: LocalPerson) =>
  server.database.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()

describe('the answers of the provider', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = privateKey.export({ type: 'pkcs8', format: 'pem' })
  test.each([
    ['another nonce', { nonce: 'x'.repeat(43) }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'another client' }],
    ['another issuer', { iss: 'https://issuer.example' }],
    ['an end in the past', { exp: 1 }],
    ['a signature of another key', { signedWith: stranger }],
    ['no signature', { algorithm: 'none' }],
    ['our own secret for a key', { algorithm: 'HS256', signedWith: 'a secret of the tests only' }],
    ['another party beside our audience', { azp: 'another client' }],
    ['no subject', { sub: undefined }],
    ['a number for a subject', { sub: 7 }],
    ['an empty subject', { sub: '', email: 'a@exemple.fr', email_verified: true }],
    ['U+0000 in its subject', { sub: 'a\u0000b', email: 'a@exemple.fr', email_verified: true }],
    ['a subject of 256 letters', { sub: 'a'.repeat(256), email: 'a@exemple.fr' }],
  ])('an ID token that has %s is refused, and nothing is stored', async (_, lie) => {
    const lea = provider.introduce()
    const back = await browser.returnAs(lea.sub)
    provider.lie((claims) => ({ ...claims, ...lie }))
    const before = await rowCounts(server.database)
    expect(pathOf(await browser.follow(back))).toBe('/login?erreur=refusee')
    expect(await rowCounts(server.database)).toEqual(before)
    expect(await accountOf(lea)).toBeUndefined()
  })

  test('an address is refused when the profile says unverified, even if the ID token says verified', async () => {
    const lea = provider.introduce({ email_verified: false })
    provider.lie((claims) => ({ ...claims, email_verified: true }))
    expect(pathOf(await arriveAs(lea))).toBe('/login?erreur=adresse')
    expect(await accountOf(lea)).toBeUndefined()
  })
})

test('a server starts while the provider is down, and a sign-in then says it is unavailable', async () => {
  const away = await startProvider()
  await away.close()
  const lonely = await startTestApp({ env: away.env })
  const traveller = createBrowser(lonely.address)
  const start = `${lonely.address}/backend/auth/oidc`
  expect(pathOf(await traveller.follow(start))).toBe('/login?erreur=indisponible')
  await lonely.close()
})

test('a silent provider blocks no other request, and its sign-ins are told it is unavailable', async () => {
  const waiting = Array.from({ length: 20 }, async () => {
    const one = createBrowser(server.address)
    return { one, back: await one.returnAs(provider.introduce().sub) }
  })
  const left = await Promise.all(waiting)
  provider.fallSilent(true)
  let returned = 0
  const arrivals = left.map(async ({ one, back }) => {
    const page = await one.follow(back)
    returned += 1
    return pathOf(page)
  })
  await signInAs(server)
  const { status } = await fetch(`${server.address}/backend/health/ready`)
  expect([status, returned]).toEqual([200, 0])
  expect(new Set(await Promise.all(arrivals))).toEqual(new Set(['/login?erreur=indisponible']))
  provider.fallSilent(false)
})
