import { randomUUID } from 'node:crypto'
import type { SecondFactor } from '@sillage/wire/accounts/second-factor.ts'
import { expect, test } from 'vitest'
import { sha256Of } from '../../platform/sha256.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf } from '../../testing/test-session.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts.factory.ts'
import { mailsTo, tokenSentTo } from '../recovery/read-mail.factory.ts'
import { drawRootEnrolment } from './enrolment-link.ts'
import { createAuthenticator } from './webauthn.factory.ts'

/** A server that requires a passkey of staff. */
const strict = await serveTests({ env: { STAFF_SECOND_FACTOR: '1' } })

const buildStaff = (role: 'advisor' | 'admin' | 'root' = 'advisor') =>
  buildAccount(strict.database, { role })

const signIn = (email: string, enrolmentToken?: string) =>
  strict.client().accounts.login({
    body: { email, password: TEST_PASSWORD, ...(enrolmentToken ? { enrolmentToken } : {}) },
  })

/** Signs in with the password alone, and reads the token in the mail. */
async function askForLink(email: string): Promise<string> {
  const refusal = await refusalOf(signIn(email))
  expect(refusal).toMatchObject({ status: 403, problem: { code: 'second_factor.link_sent' } })
  expect(refusal.problem?.secondFactor).toBeUndefined()
  return tokenSentTo(strict.database, email)
}

async function openLink(email: string, token: string): Promise<SecondFactor> {
  const refusal = await refusalOf(signIn(email, token))
  expect(refusal).toMatchObject({ status: 403, problem: { code: 'second_factor.enrol' } })
  const asked = refusal.problem?.secondFactor
  if (!asked) throw new Error('No second step')
  return asked
}

function makePasskey(asked: SecondFactor) {
  const response = createAuthenticator(strict.address).create(asked)
  const body = { challengeId: asked.challengeId, name: 'Clé', response }
  return strict.client().passkeys.enrol({ body })
}

test('a new advisor makes a passkey from the link in the mail that announces the role', async () => {
  const root = await buildStaff('root')
  const { token } = await makePasskey(await openLink(root.email, await askForLink(root.email)))
  const { id, username, email } = await buildAccount(strict.database)
  const body = { username, email, role: 'advisor' as const }
  await strict.client(token).users.change({ params: { id }, body })
  const [mail] = await mailsTo(strict.database, email)
  expect(mail?.subject).toBe('Votre rôle sur Sillage a changé')
  expect(mail?.path).toMatch(/^\/login#token=/)
  const asked = await openLink(email, await tokenSentTo(strict.database, email))
  expect((await makePasskey(asked)).user.role).toBe('advisor')
})

async function expectNoEnrolment(email: string, token: string) {
  const refusal = await refusalOf(signIn(email, token))
  expect(refusal.problem?.code).toBe('second_factor.link_sent')
}

test.each(['advisor', 'admin', 'root'] as const)(
  '%s without a passkey makes one from a mailed link, never with the password alone',
  async (role) => {
    const { email } = await buildStaff(role)
    const asked = await openLink(email, await askForLink(email))
    const { token, user } = await makePasskey(asked)
    expect(user.role).toBe(role)
    const { data } = await strict.client(token).passkeys.list()
    const remove = strict.client(token).passkeys.remove({
      params: { id: data[0]?.id ?? '' },
      body: { password: TEST_PASSWORD },
    })
    expect((await refusalOf(remove)).problem?.code).toBe('passkey.last')
    expect((await refusalOf(signIn(email))).problem?.code).toBe('second_factor.required')
  },
)

test('staff with two passkeys may remove one, and get a mail for each change', async () => {
  const { email } = await buildStaff()
  const { token } = await makePasskey(await openLink(email, await askForLink(email)))
  const { passkeys } = strict.client(token)
  const { data: asked } = await passkeys.options({ body: { password: TEST_PASSWORD } })
  const response = createAuthenticator(strict.address).create(asked)
  const { data: second } = await passkeys.register({
    body: { challengeId: asked.challengeId, name: 'Seconde', response },
  })
  const params = { id: second.id }
  const { data: left } = await passkeys.remove({ params, body: { password: TEST_PASSWORD } })
  expect(left).toHaveLength(1)
  const subjects = (await mailsTo(strict.database, email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Une clé'))).toHaveLength(3)
})

test('staff who lost their passkey make another from a new link, and get a mail again', async () => {
  const { id, email } = await buildStaff()
  await makePasskey(await openLink(email, await askForLink(email)))
  await strict.database.deleteFrom('passkey').where('account_id', '=', id).execute()
  await makePasskey(await openLink(email, await askForLink(email)))
  const subjects = (await mailsTo(strict.database, email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Une clé'))).toHaveLength(2)
})

test('the refusal masks the address, and the link leads to the sign-in page', async () => {
  const { email } = await buildStaff()
  const { message = '' } = (await refusalOf(signIn(email))).problem ?? {}
  expect(message).toMatch(/^Pour entrer, créez votre clé d’accès depuis le lien que vous recevrez/)
  expect(message).toContain(`${email[0]}•••@`)
  expect(message).not.toContain(email)
  const [mail] = await mailsTo(strict.database, email)
  expect(mail?.path).toMatch(/^\/login#token=[\w-]{43}$/)
})

test('one mailbox gets three links per quarter of an hour, and the last one works', async () => {
  const { email } = await buildStaff()
  for (let n = 0; n < 5; n++) await askForLink(email)
  expect((await mailsTo(strict.database, email)).length).toBe(3)
  await openLink(email, await tokenSentTo(strict.database, email))
})

test('a link is refused without the right password', async () => {
  const { email } = await buildStaff()
  const enrolmentToken = await askForLink(email)
  const body = { email, password: 'Autre-2026!', enrolmentToken }
  expect((await refusalOf(strict.client().accounts.login({ body }))).status).toBe(401)
})

test('a link of another account, a replaced link and an unknown link are refused', async () => {
  const nadia = await buildStaff()
  const thomas = await buildStaff('admin')
  const before = await askForLink(nadia.email)
  await expectNoEnrolment(nadia.email, await askForLink(thomas.email))
  await expectNoEnrolment(nadia.email, before)
  await expectNoEnrolment(thomas.email, randomUUID())
})

test('a link is refused once the account’s address has changed', async () => {
  const { id, email } = await buildStaff()
  const token = await askForLink(email)
  const moved = `${randomUUID()}@exemple.fr`
  await strict.database.updateTable('account').set({ email: moved }).where('id', '=', id).execute()
  await expectNoEnrolment(moved, token)
})

test('a link makes one passkey, even if two are made at once', async () => {
  const { email } = await buildStaff()
  const token = await askForLink(email)
  const [one, two] = [await openLink(email, token), await openLink(email, token)]
  const made = await Promise.allSettled([makePasskey(one), makePasskey(two)])
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const lost = made.find(({ status }) => status === 'rejected')
  expect(lost).toMatchObject({ reason: { status: 409, problem: { code: 'passkey.ended' } } })
  const left = await strict.database
    .selectFrom('account_link')
    .select('purpose')
    .where('email', '=', email)
    .execute()
  expect(left).toEqual([])
  expect((await refusalOf(signIn(email, token))).problem?.code).toBe('second_factor.required')
})

test('a passkey can’t be made by a sign-in that began before a password change', async () => {
  const { email } = await buildStaff()
  const asked = await openLink(email, await askForLink(email))
  await strict.client().recovery.forgotPassword({ body: { email } })
  const token = await tokenSentTo(strict.database, email)
  await strict.client().recovery.resetPassword({ body: { token, password: 'Nouveau-2026!' } })
  const refusal = await refusalOf(makePasskey(asked))
  expect(refusal).toMatchObject({ status: 409, problem: { code: 'passkey.ended' } })
})

test('making a passkey by link proves the address, and the passkey is then asked for', async () => {
  const { id, email } = await buildStaff()
  const unproved = { email_verified_at: null }
  await strict.database.updateTable('account').set(unproved).where('id', '=', id).execute()
  const { user } = await makePasskey(await openLink(email, await askForLink(email)))
  expect(user.emailVerified).toBe(true)
  expect((await refusalOf(signIn(email))).problem?.code).toBe('second_factor.required')
})

test('a person who accepts an invitation makes a passkey from that same link', async () => {
  const token = 'i'.repeat(43)
  const email = `${randomUUID()}@exemple.fr`
  const inviter = await buildStaff('admin')
  await strict.database
    .insertInto('staff_invitation')
    .values({
      token_sha256: sha256Of(token),
      email,
      role: 'advisor',
      invited_by: inviter.id,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute()
  const body = { token, username: 'nadia.benali', password: TEST_PASSWORD }
  await strict.client().users.acceptInvitation({ body })
  await makePasskey(await openLink(email, token))
})

test('the first root gets a printed enrolment link, until a root has a passkey', async () => {
  const { database } = strict
  await database.updateTable('account').set({ role: 'user' }).where('role', '=', 'root').execute()
  const now = Temporal.Now.instant()
  expect(await drawRootEnrolment({ database, now })).toBeNull()
  const { email } = await buildStaff('root')
  const path = await drawRootEnrolment({ database, now })
  await makePasskey(await openLink(email, path?.split('#token=')[1] ?? ''))
  await buildStaff('root')
  expect(await drawRootEnrolment({ database, now })).toBeNull()
})

test('a user signs in without a passkey', async () => {
  const { email } = await buildAccount(strict.database)
  expect((await signIn(email)).user.role).toBe('user')
})

test('a link expires after half an hour', async () => {
  const { email } = await buildStaff()
  const token = await askForLink(email)
  strict.setNow(Temporal.Now.instant().add({ minutes: 31 }).toString())
  await expectNoEnrolment(email, token)
})
