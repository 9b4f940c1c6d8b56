import { afterAll, describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { TEST_PASSWORD } from '../accounts.factory.ts'
import { createBrowser, startProvider } from '../external/external-provider.factory.ts'
import { insertPasskey } from '../passkeys/passkeys.repository.ts'
import { createAuthenticator } from '../passkeys/webauthn.factory.ts'
import { mailsTo, tokenSentTo } from './read-mail.factory.ts'

const ATTACKER_PASSWORD = 'Brouillard-2026!'
const OWN_PASSWORD = 'Parapluie-2027!'

const provider = await startProvider()
const server = await serveTests({ env: provider.env })
afterAll(() => provider.close())

const newEmail = () => `lou-${crypto.randomUUID()}@exemple.fr`

/** Registers an address, theirs or not, and signs in. */
async function register(
  email: string,
  password = ATTACKER_PASSWORD,
  role: 'user' | 'admin' = 'user',
) {
  const body = { username: 'lou.garnier', email, password, role }
  const { user } = await server.client().accounts.register({ body })
  return { id: user.id, ...(await signIn(email, password)) }
}

async function signIn(email: string, password: string) {
  const { token } = await server.client().accounts.login({ body: { email, password } })
  return { token, client: server.client(token) }
}

/** The owner of the mailbox chooses a new password through the mailed link. */
async function reset(email: string, password = OWN_PASSWORD) {
  await server.client().recovery.forgotPassword({ body: { email } })
  const token = await tokenSentTo(server.database, email)
  await server.client().recovery.resetPassword({ body: { token, password } })
}

const buildPasskey = (accountId: string) =>
  insertPasskey(server.database, {
    account_id: accountId,
    credential_id: crypto.randomUUID(),
    public_key: Buffer.from('key'),
    counter: '0',
    transports: [],
    name: 'Clé',
    is_backed_up: false,
    last_used_at: null,
  })

const buildIdentity = (account_id: string) =>
  server.database
    .insertInto('external_identity')
    .values({ issuer: 'https://issuer.example', subject: crypto.randomUUID(), account_id })
    .execute()

async function attachedTo(accountId: string) {
  const count = async (table: 'passkey' | 'external_identity' | 'account_link') =>
    (
      await server.database
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', accountId)
        .execute()
    ).length
  return [await count('passkey'), await count('external_identity'), await count('account_link')]
}

const accountOf = (id: string) =>
  server.database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('an unproved address', () => {
  test('gets no passkey, even if the address was proved when the passkey was begun', async () => {
    const { id, client } = await register(newEmail())
    const body = { password: ATTACKER_PASSWORD }
    const refusal = await refusalOf(client.passkeys.options({ body }))
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'email.unproved' } })

    // begun while proved: an administrator may change the address meanwhile
    await setProved(id, new Date())
    const { data: asked } = await client.passkeys.options({ body })
    await setProved(id, null)
    const response = createAuthenticator(server.address).create(asked)
    const added = client.passkeys.register({
      body: { challengeId: asked.challengeId, name: 'Clé', response },
    })
    expect((await refusalOf(added)).problem?.code).toBe('email.unproved')
    expect(await attachedTo(id)).toEqual([0, 0, 1])
  })

  test('is shown in the profile with its deadline, and the mail says seven days', async () => {
    const email = newEmail()
    const { client } = await register(email)
    const { user } = await client.accounts.me()
    expect(user.emailVerified).toBe(false)
    const { data } = await client.profile.read()
    const days = (Date.parse(data.lapsesAt ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
    const [mail] = await mailsTo(server.database, email)
    expect(mail?.body).toContain('sept jours')
  })

  test('has no deadline once something hangs on it', async () => {
    const { client } = await register(newEmail())
    await client.complaints.create({
      body: { subject: 'Un retard', message: 'J’attends depuis six semaines.' },
    })
    expect((await client.profile.read()).data).toMatchObject({
      emailVerified: false,
      lapsesAt: null,
    })
  })
})

async function setProved(id: string, at: Date | null) {
  await server.database
    .updateTable('account')
    .set({ email_verified_at: at })
    .where('id', '=', id)
    .execute()
}

describe('an address registered by somebody else', () => {
  test('is not confirmed by the link alone: the account’s password or session is needed too', async () => {
    const email = newEmail()
    const attacker = await register(email)
    const token = await tokenSentTo(server.database, email)
    const confirm = (password?: string) =>
      server.client().recovery.confirmEmail({
        body: { token, ...(password === undefined ? {} : { password }) },
      })
    for (const password of [undefined, '', OWN_PASSWORD])
      expect(await refusalOf(confirm(password))).toMatchObject({
        status: 422,
        problem: { errors: [{ path: 'password' }] },
      })
    const stranger = await signInAs(server)
    const elsewhere = stranger.client.recovery.confirmEmail({ body: { token } })
    expect((await refusalOf(elsewhere)).problem?.code).toBe('password.needed')
    expect((await attacker.client.accounts.me()).user.emailVerified).toBe(false)
    // a refused link stays valid
    expect(await confirm(ATTACKER_PASSWORD)).toEqual({ email })
  })

  test('goes to its owner by a reset, which removes every access attached before', async () => {
    const email = newEmail()
    const attacker = await register(email, ATTACKER_PASSWORD, 'admin')
    // older accounts could have these attached
    await buildPasskey(attacker.id)
    await buildIdentity(attacker.id)
    const moved = newEmail()
    await attacker.client.profile.update({
      body: { email: moved, currentPassword: ATTACKER_PASSWORD },
    })
    const moving = await tokenSentTo(server.database, moved)

    await reset(email)
    expect((await refusalOf(attacker.client.accounts.me())).status).toBe(401)
    expect((await refusalOf(signIn(email, ATTACKER_PASSWORD))).status).toBe(401)
    expect(await attachedTo(attacker.id)).toEqual([0, 0, 0])
    const late = { token: moving, password: ATTACKER_PASSWORD }
    const confirm = server.client().recovery.confirmEmail({ body: late })
    expect((await refusalOf(confirm)).problem?.code).toBe('link.dead')
    const { client } = await signIn(email, OWN_PASSWORD)
    expect((await client.profile.read()).data).toMatchObject({
      emailVerified: true,
      requestedRole: null,
      lapsesAt: null,
      pendingEmail: null,
    })
  })

  test('goes to its owner by a linked external sign-in, which removes earlier sessions and passkeys', async () => {
    const email = newEmail()
    const { id, client } = await register(email, OWN_PASSWORD)
    await buildPasskey(id)
    await buildIdentity(id)
    const person = {
      sub: crypto.randomUUID(),
      email,
      email_verified: true,
      name: 'Lou Garnier',
      given_name: 'Lou',
      family_name: 'Garnier',
      preferred_username: 'lou.garnier',
    }
    provider.introduce(person)
    const browser = createBrowser(server.address)
    const page = await browser.follow(await browser.returnAs(person.sub))
    const token = new URL(page).searchParams.get('token') ?? ''
    const { body } = await browser.post('/auth/oidc/exchange', { token })
    const asked = body['passwordNeeded'] as { linkToken: string }
    const { linkToken } = asked
    const linked = await browser.post('/auth/oidc/link', { linkToken, password: OWN_PASSWORD })
    expect(linked.status).toBe(200)
    expect((await refusalOf(client.accounts.me())).status).toBe(401)
    const [passkeys, identities] = await attachedTo(id)
    expect([passkeys, identities]).toEqual([0, 1])
  })
})

describe('proving an address', () => {
  test('in a session keeps that session, and ends the others and what was attached before', async () => {
    const email = newEmail()
    const own = await register(email, OWN_PASSWORD, 'admin')
    const other = await signIn(email, OWN_PASSWORD)
    await buildPasskey(own.id)
    await buildIdentity(own.id)
    const token = await tokenSentTo(server.database, email)
    await own.client.recovery.confirmEmail({ body: { token } })
    expect((await own.client.profile.read()).data).toMatchObject({
      emailVerified: true,
      lapsesAt: null,
      // the link and the session belong to the same person, so the role they asked for stays
      requestedRole: 'admin',
    })
    expect((await refusalOf(other.client.accounts.me())).status).toBe(401)
    expect(await attachedTo(own.id)).toEqual([0, 0, 0])
  })

  test('keeps what is attached later: a reset then removes no passkey and no identity', async () => {
    const { account } = await signInAs(server)
    await buildPasskey(account.id)
    await buildIdentity(account.id)
    await reset(account.email)
    expect(await attachedTo(account.id)).toEqual([1, 1, 0])
  })

  test('happens when an invitation is accepted, since its mail was read there', async () => {
    const root = await signInAs(server, 'root')
    const email = newEmail()
    await root.client.users.invite({ body: { email, role: 'advisor' } })
    const token = await tokenSentTo(server.database, email)
    const { user } = await server.client().users.acceptInvitation({
      body: { token, username: 'lou.garnier', password: OWN_PASSWORD },
    })
    expect(user).toMatchObject({ email, role: 'advisor', emailVerified: true })
  })
})

test('a change of address removes external identities and keeps passkeys', async () => {
  const { account, client } = await signInAs(server)
  await buildPasskey(account.id)
  await buildIdentity(account.id)
  const email = newEmail()
  await client.profile.update({ body: { email, currentPassword: TEST_PASSWORD } })
  const token = await tokenSentTo(server.database, email)
  // reading the new mailbox is not enough without being the account's owner
  const alone = server.client().recovery.confirmEmail({ body: { token } })
  expect((await refusalOf(alone)).problem?.code).toBe('password.needed')
  await client.recovery.confirmEmail({ body: { token } })
  expect(await accountOf(account.id)).toMatchObject({ email })
  expect(await attachedTo(account.id)).toEqual([1, 0, 0])
})
