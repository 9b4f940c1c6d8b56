import { expect, test } from 'vitest'
import { sha256Of } from '../../platform/sha256.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { TEST_PASSWORD } from '../accounts.factory.ts'
import { mailsTo, tokenSentTo } from '../recovery/read-mail.factory.ts'
import { createAuthenticator } from './webauthn.factory.ts'

const server = await serveTests()

const password = TEST_PASSWORD

async function addPasskey({ client }: TestSession) {
  const { data: asked } = await client.passkeys.options({ body: { password } })
  const response = createAuthenticator(server.address).create(asked)
  const body = { challengeId: asked.challengeId, name: 'Clé', response }
  const { data } = await client.passkeys.register({ body })
  return data
}

/** A person with a passkey and its codes. */
async function withCodes() {
  const camille = await signInAs(server)
  const { recoveryCodes } = await addPasskey(camille)
  return { ...camille, codes: recoveryCodes ?? [] }
}

/** The challenge of a sign-in with the right password. */
async function begin(email: string): Promise<string> {
  const refusal = await refusalOf(server.client().accounts.login({ body: { email, password } }))
  expect(refusal.problem?.code).toBe('second_factor.required')
  return refusal.problem?.secondFactor?.challengeId ?? ''
}

const recover = (challengeId: string, code: string) =>
  server.client().passkeys.recover({ body: { challengeId, code } })

test('the first passkey comes with ten codes, shown once and stored as hashes', async () => {
  const { client, account, codes } = await withCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect((await addPasskey({ client } as TestSession)).recoveryCodes).toBeNull()
  expect((await client.passkeys.codes()).data.left).toBe(10)
  const kept = await server.database
    .selectFrom('recovery_code')
    .select(['code_sha256', 'used_at'])
    .where('account_id', '=', account.id)
    .execute()
  expect(kept).toHaveLength(10)
  expect(kept.every(({ code_sha256: hash }) => hash.length === 32)).toBe(true)
})

test('a code stands in for the passkey once, however it is spaced or cased, and its owner gets a mail', async () => {
  const { client, account, codes } = await withCodes()
  const [code = ''] = codes
  const copied = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `
  const { token, user } = await recover(await begin(account.email), copied)
  expect(user.id).toBe(account.id)
  expect((await server.client(token).accounts.me()).user.id).toBe(account.id)
  expect((await client.passkeys.codes()).data.left).toBe(9)
  expect((await client.profile.sessions()).data.signIns[0]?.factor).toBe('recovery_code')
  await recover(await begin(account.email), codes[1] ?? '')
  const mails = (await mailsTo(server.database, account.email)).filter(({ subject }) =>
    subject.includes('code de secours'),
  )
  expect(mails.map(({ body }) => /[89]/.exec(body)?.[0])).toEqual(['8', '9'])
  const again = await refusalOf(recover(await begin(account.email), code))
  expect(again).toMatchObject({ status: 422, problem: { code: 'recovery_code.wrong' } })
})

test('a code is accepted with O for 0 and with I or L for 1', async () => {
  const { account } = await withCodes()
  const kept = { code_sha256: sha256Of('0A1B0C1D0E1F0G1H') }
  const [row] = await server.database
    .selectFrom('recovery_code')
    .select('code_sha256')
    .where('account_id', '=', account.id)
    .execute()
  await server.database
    .updateTable('recovery_code')
    .set(kept)
    .where('code_sha256', '=', row?.code_sha256 ?? Buffer.alloc(0))
    .execute()
  const { user } = await recover(await begin(account.email), 'oaIb-OcLd/0eif 0GlH')
  expect(user.id).toBe(account.id)
})

test('of several simultaneous sign-ins with one code, one succeeds', async () => {
  const { account, codes } = await withCodes()
  const challenges: string[] = []
  for (let n = 0; n < 4; n++) challenges.push(await begin(account.email))
  const outcomes = await Promise.allSettled(challenges.map((id) => recover(id, codes[0] ?? '')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a wrong code may be corrected in the same sign-in, and guesses are limited to five', async () => {
  const { account, codes } = await withCodes()
  const challengeId = await begin(account.email)
  const other = await withCodes()
  for (const wrong of ['0000-0000-0000-0000', '', other.codes[0] ?? ''])
    expect([400, 422]).toContain((await refusalOf(recover(challengeId, wrong))).status)
  const right = await recover(challengeId, codes[0] ?? '')
  expect(right.user.id).toBe(account.id)
  // the sign-in is over: its challenge is used up
  expect((await refusalOf(recover(challengeId, codes[1] ?? ''))).problem?.code).toBe(
    'passkey.ended',
  )

  const guessed = await begin(account.email)
  server.setNow(Temporal.Now.instant().toString())
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refusalOf(recover(guessed, 'AAAA-AAAA-AAAA-AAAA'))),
  )
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('new codes need the password, replace the old ones, and their owner gets a mail', async () => {
  const { client, account, codes } = await withCodes()
  const wrong = client.passkeys.replaceCodes({ body: { password: 'Autre-mot-2!' } })
  expect((await refusalOf(wrong)).problem?.code).toBe('password.wrong')
  const { data } = await client.passkeys.replaceCodes({ body: { password } })
  expect(data.recoveryCodes).toHaveLength(10)
  const challengeId = await begin(account.email)
  expect((await refusalOf(recover(challengeId, codes[0] ?? ''))).status).toBe(422)
  await recover(challengeId, data.recoveryCodes[0] ?? '')
  server.setNow(Temporal.Now.instant().toString())
  await client.passkeys.replaceCodes({ body: { password } })
  const mails = (await mailsTo(server.database, account.email)).filter(
    ({ subject }) => subject === 'Vos codes de secours Sillage ont été remplacés',
  )
  expect(mails).toHaveLength(2)
})

test('removing the last passkey removes the codes, whether its owner or an admin does it', async () => {
  const admin = await signInAs(server, 'admin')
  const left = async (id: string) =>
    (
      await server.database
        .selectFrom('recovery_code')
        .select('used_at')
        .where('account_id', '=', id)
        .execute()
    ).length
  const first = await withCodes()
  const [key] = (await first.client.passkeys.list()).data
  await first.client.passkeys.remove({ params: { id: key?.id ?? '' }, body: { password } })
  expect(await left(first.account.id)).toBe(0)
  expect((await refusalOf(first.client.passkeys.replaceCodes({ body: { password } }))).status).toBe(
    409,
  )
  const second = await withCodes()
  await admin.client.users.removeSecondFactor({ params: { id: second.account.id } })
  expect(await left(second.account.id)).toBe(0)
})

test('a code is refused in a sign-in that began before a password change', async () => {
  const { account, codes } = await withCodes()
  const challengeId = await begin(account.email)
  await server.client().recovery.forgotPassword({ body: { email: account.email } })
  const token = await tokenSentTo(server.database, account.email)
  await server.client().recovery.resetPassword({ body: { token, password: 'Parapluie-2027!' } })
  const late = await refusalOf(recover(challengeId, codes[0] ?? ''))
  expect(late.problem?.code).toBe('passkey.ended')
})
