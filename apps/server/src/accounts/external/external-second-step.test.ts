import { secondFactor } from '@sillage/wire/accounts/second-factor.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf } from '../../testing/test-session.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts.factory.ts'
import { createAuthenticator } from '../passkeys/webauthn.factory.ts'
import { createBrowser, PUBLIC_URL, startProvider } from './external-provider.factory.ts'

/** A server that requires a passkey of staff. */
let browser: ReturnType<typeof createBrowser>
const provider = await startProvider()
const strict = await serveTests({ env: { ...provider.env, STAFF_SECOND_FACTOR: '1' } })
afterAll(() => provider.close())
beforeEach(() => {
  browser = createBrowser(strict.address)
})

/** An account, and a person at the provider with the same address. */
async function known(role: 'user' | 'advisor') {
  const account = await buildAccount(strict.database, { role })
  const sub = account.id
  const { email } = account
  const name = { name: 'Nadia', given_name: 'Nadia', family_name: 'B', preferred_username: 'nb' }
  provider.introduce({ sub, email, ...name })
  return account
}

/** Comes back from the provider and hands in the token of the callback. */
async function arrive(sub: string) {
  const page = await browser.follow(await browser.returnAs(sub))
  return browser.post('/auth/oidc/exchange', { token: new URL(page).searchParams.get('token') })
}

/** Comes for the first time, and links the identity with the password of the account. */
async function linkFirst(sub: string) {
  const { body } = await arrive(sub)
  const { linkToken } = body['passwordNeeded'] as { linkToken: string }
  return browser.post('/auth/oidc/link', { linkToken, password: TEST_PASSWORD })
}

const sessionsOf = (accountId: string) =>
  strict.database.selectFrom('session').select('id').where('account_id', '=', accountId).execute()

function nextStep({ status, body }: Awaited<ReturnType<typeof arrive>>, code: string) {
  expect({ status, code: body['code'] }).toEqual({ status: 403, code })
  expect(body['token']).toBeUndefined()
  return secondFactor.parse(body['secondFactor'])
}

test('staff make a passkey at their first external sign-in, and are asked for it at each later one', async () => {
  const nadia = await known('advisor')
  const key = createAuthenticator(PUBLIC_URL)
  const { passkeys } = strict.client()
  const wanted = nextStep(await linkFirst(nadia.id), 'second_factor.enrol')
  expect(await sessionsOf(nadia.id)).toEqual([])
  const { challengeId } = wanted
  const made = { challengeId, name: 'Clé', response: key.create(wanted) }
  expect((await passkeys.enrol({ body: made })).user.id).toBe(nadia.id)
  expect((await refusalOf(passkeys.enrol({ body: made }))).status).toBe(409)

  const asked = nextStep(await arrive(nadia.id), 'second_factor.required')
  expect((await sessionsOf(nadia.id)).length).toBe(1)
  const body = { challengeId: asked.challengeId, response: key.get(asked) }
  const { token } = await passkeys.signIn({ body })
  expect((await strict.client(token).accounts.me()).user.id).toBe(nadia.id)
})

test('a user signs in externally without a passkey', async () => {
  const camille = await known('user')
  expect((await linkFirst(camille.id)).status).toBe(200)
  expect((await arrive(camille.id)).status).toBe(200)
})
