import { expect, test } from 'vitest'
import { sha256Of } from '../../platform/sha256.ts'
import { serveTests } from '../../testing/test-app.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts.factory.ts'
import { forgetEndedChallenges } from '../passkeys/passkeys.repository.ts'
import { forgetEndedLinks } from '../recovery/links.ts'
import { forgetUnusedDevices } from './known-devices.ts'

const server = await serveTests({ env: { PUBLIC_URL: 'https://sillage.test' } })

const at = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)

test('a sign-in sets the device cookie, which is Secure and __Host- prefixed on an HTTPS site', async () => {
  const { email } = await buildAccount(server.database)
  const answer = await fetch(`${server.address}/backend/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  })
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-sillage-appareil=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    ),
  ])
})

test('expired links and challenges are deleted, valid ones are kept', async () => {
  const now = Temporal.Now.instant()
  const living = await buildAccount(server.database)
  const ended = await buildAccount(server.database)
  for (const [account, seconds] of [
    [living, 60],
    [ended, -1],
  ] as const) {
    const row = { account_id: account.id, expires_at: at(now.add({ seconds })) }
    await server.database
      .insertInto('account_link')
      .values({
        ...row,
        purpose: 'password',
        email: account.email,
        token_sha256: sha256Of(account.id),
      })
      .execute()
    await server.database
      .insertInto('passkey_challenge')
      .values({ ...row, purpose: 'sign_in', challenge: 'AAAA' })
      .execute()
  }
  await forgetEndedLinks(server.database, now)
  await forgetEndedChallenges(server.database, now)
  for (const table of ['account_link', 'passkey_challenge'] as const) {
    const left = server.database.selectFrom(table).select('account_id')
    expect(await left.execute()).toEqual([{ account_id: living.id }])
  }
})

test('a device unused for half a year is forgotten', async () => {
  const { id } = await buildAccount(server.database)
  const now = Temporal.Now.instant()
  for (const days of [179, 181])
    await server.database
      .insertInto('known_device')
      .values({
        account_id: id,
        token_sha256: sha256Of(`${days}`),
        created_at: at(now.subtract({ hours: 24 * days })),
        last_used_at: at(now.subtract({ hours: 24 * days })),
      })
      .execute()
  await forgetUnusedDevices(server.database, now)
  const left = server.database.selectFrom('known_device').select('token_sha256')
  expect(await left.where('account_id', '=', id).execute()).toEqual([
    { token_sha256: sha256Of('179') },
  ])
})
