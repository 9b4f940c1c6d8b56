import { sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { serveTests } from '../../testing/test-app.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts.factory.ts'
import { createAuthenticator } from '../passkeys/webauthn.factory.ts'
import { unusablePassword } from '../presence/password-proof.service.ts'
import { setPassword } from '../recovery/recovery.service.ts'
import { severAccess } from './account-access.service.ts'

const server = await serveTests()

const now = Temporal.Now.instant()
const hashOfTheNext = await unusablePassword()

/** What ends every session of an account and prevents new ones. */
const CHANGES = {
  'its password is changed': (transaction: Transaction<Schema>, id: string) =>
    setPassword(transaction, { id, passwordHash: hashOfTheNext, now }),
  'its address is changed': async (transaction: Transaction<Schema>, id: string) => {
    await change(transaction, id, { email: `autre-${id}@exemple.fr` })
    await severAccess(transaction, { accountId: id, now })
  },
  'it is deactivated': async (transaction: Transaction<Schema>, id: string) => {
    await change(transaction, id, { is_active: false })
    await severAccess(transaction, { accountId: id, now })
  },
}

const change = (
  transaction: Transaction<Schema>,
  id: string,
  set: { email: string } | { is_active: boolean },
) => transaction.updateTable('account').set(set).where('id', '=', id).execute()

/** Signs in while a change of the account is under way; the change commits once the sign-in waits for it or is over. */
async function signInDuring(
  { id, email }: { id: string; email: string },
  changed: (transaction: Transaction<Schema>, id: string) => Promise<unknown>,
) {
  const signIn = () => server.client().accounts.login({ body: { email, password: TEST_PASSWORD } })
  const { promise, resolve } = Promise.withResolvers<PromiseSettledResult<unknown>>()
  await server.database.transaction().execute(async (transaction) => {
    await changed(transaction, id)
    const outcome = Promise.allSettled([signIn()]).then(([one]) => resolve(one))
    const over = outcome.then(() => true)
    while (!(await Promise.race([over, isWaiting()])));
  })
  return promise
}

/** Whether a call waits for the transaction's locks. */
async function isWaiting() {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.owner)
  return (rows[0]?.waiting ?? 0) > 0
}

const liveRowsOf = async (table: 'session' | 'passkey_challenge', id: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where account_id = ${id}::uuid
    ${table === 'session' ? sql`and ended_at is null` : sql``}`.execute(server.owner)
  return rows
}

test.each(Object.entries(CHANGES))(
  'a sign-in with the right password opens no session when %s meanwhile',
  async (_, changed) => {
    const account = await buildAccount(server.database)
    expect(await signInDuring(account, changed)).toMatchObject({
      status: 'rejected',
      reason: { status: 401, problem: { code: 'credentials.invalid' } },
    })
    expect(await liveRowsOf('session', account.id)).toEqual([])
  },
)

test('a sign-in gets no passkey challenge when its password is changed meanwhile', async () => {
  const account = await buildAccount(server.database)
  const { token } = await server
    .client()
    .accounts.login({ body: { email: account.email, password: TEST_PASSWORD } })
  const { passkeys } = server.client(token)
  const { data: asked } = await passkeys.options({ body: { password: TEST_PASSWORD } })
  const response = createAuthenticator(server.address).create(asked)
  await passkeys.register({ body: { challengeId: asked.challengeId, name: 'Clé', response } })
  expect(await signInDuring(account, CHANGES['its password is changed'])).toMatchObject({
    status: 'rejected',
    reason: { status: 401, problem: { code: 'credentials.invalid' } },
  })
  expect(await liveRowsOf('passkey_challenge', account.id)).toEqual([])
})
