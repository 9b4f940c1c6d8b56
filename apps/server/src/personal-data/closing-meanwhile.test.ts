import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { payDues } from '../payments/dues/dues.factory.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { afterWaiting } from '../testing/waiting-calls.factory.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

/** A customer who declares a claim and closes the account at the same time. */
async function inTwoPlaces() {
  const { account, client } = await signInAs(server)
  const { id } = await buildContract(server.database, { accountId: account.id })
  await payDues(server.database, account.id)
  const body = {
    contract_id: id,
    nature: 'Bris de glace',
    description: 'Un gravillon.',
    dateIncident: Temporal.Now.plainDateISO('Europe/Paris').toString(),
  }
  return {
    account: sql`select from account where id = ${account.id} for no key update`,
    declare: () => client.claims.declare({ body }),
    close: () => client.personalData.close({ body: { password: TEST_PASSWORD } }),
  }
}

test('an account waits for a claim that is being declared, and stays open because of it', async () => {
  const { account, declare, close } = await inTwoPlaces()
  const [claim, closing] = await afterWaiting(server, { lock: account, calls: [declare, close] })
  expect(claim?.status).toBe('fulfilled')
  expect(closing).toMatchObject({ reason: { problem: { code: 'account.open_claim' } } })
})

test('a claim declared while its account is closed is refused', async () => {
  const { account, declare, close } = await inTwoPlaces()
  const [closing, claim] = await afterWaiting(server, { lock: account, calls: [close, declare] })
  expect(closing?.status).toBe('fulfilled')
  expect(claim).toMatchObject({ reason: { status: 401 } })
})
