import { formatEuros } from '@sillage/domain/values/money.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { buildSigned, inDays } from '../contracts/chain/contract-life.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { buildSignedRequest, SIGNATURE } from '../contracts/signing/signed-request.factory.ts'
import { payDues } from '../payments/dues/dues.factory.ts'
import { buildPayout, SAMPLE_IBAN } from '../payments/payments.factory.ts'
import { inTransaction } from '../platform/database/database.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../testing/test-session.ts'
import { afterWaiting } from '../testing/waiting-calls.factory.ts'
import { closeAccounts } from './closing.repository.ts'
import { lapsedCondition } from './retention.repository.ts'

const server = await serveTests()

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

const SENDING = {
  'a contract': async ({ client }) => {
    const body = await buildSignedRequest(client, { product: 'travel' })
    return () => client.contracts.create({ body })
  },
  'an extension': async (session) => {
    const { extend } = await buildSigned(server, session, { startingIn: -10, endingIn: 20 })
    return () => extend(inDays(30))
  },
  'another plate': async (session) => {
    const { id } = await buildSigned(server, session, { startingIn: -10, endingIn: 20 })
    const body = { plate: 'ZZ-999-ZY', signatureData: SIGNATURE }
    return () => session.client.contractLife.changePlate({ params: { id }, body })
  },
  'a complaint': async ({ client }) => {
    const body = { subject: 'Un retard', message: 'J’attends depuis six semaines.' }
    return () => client.complaints.create({ body })
  },
  'a question': async ({ client }) => {
    const body = { topic: 'contract', message: 'Comment faire ?' } as const
    return () => client.conversations.open({ body })
  },
} satisfies Record<string, (session: TestSession) => Promise<() => Promise<unknown>>>

test.each(Object.keys(SENDING) as (keyof typeof SENDING)[])(
  '%s sent while its account is closed is refused',
  async (kind) => {
    const session = await signInAs(server)
    const { id } = session.account
    const send = await SENDING[kind](session)
    const [sent] = await afterWaiting(server, {
      lock: sql`select from account where id = ${id} for no key update`,
      calls: [send],
      change: sql`update account set is_active = false, closed_at = now() where id = ${id}`,
    })
    expect(sent).toMatchObject({ reason: { status: 401 } })
  },
)

test('an unproved account stays open when a complaint is filed while it lapses', async () => {
  const { account } = await signInAs(server)
  await sql`
    update account set email_verified_at = null, lapses_at = now() - interval '1 day' where id = ${account.id}`.execute(
    server.database,
  )
  const at = new Date()
  const [lapse] = await afterWaiting(server, {
    lock: sql`select from account where id = ${account.id} for key share`,
    calls: [
      () =>
        inTransaction(server.database, (transaction) =>
          closeAccounts(transaction, { which: lapsedCondition(at), passwordHash: '', at }),
        ),
    ],
    change: sql`
      insert into complaint (account_id, subject, message, received_at)
      values (${account.id}, 'Mon adresse', 'Le lien ne vient pas.', now())`,
  })
  expect(lapse).toMatchObject({ value: 0 })
})

test('closing an account is refused while money is to be paid or given back, with the sum', async () => {
  const camille = await signInAs(server)
  const accountId = camille.account.id
  const { id } = await buildContract(server.database, { accountId })
  const { cents } = await server.database
    .selectFrom('due')
    .select(sql<number>`sum(cents)::float8`.as('cents'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const refused = async () =>
    (await refusalOf(camille.client.personalData.close({ body: { password: TEST_PASSWORD } })))
      .problem
  expect(await refused()).toMatchObject({
    code: 'account.to_pay',
    message: expect.stringContaining(formatEuros(cents)),
  })
  await payDues(server.database, accountId)
  await server.database
    .updateTable('contract')
    .set({ leaving_on: '2999-01-01' })
    .where('id', '=', id)
    .execute()
  expect(await refused()).toMatchObject({ code: 'account.leaving_contract' })
  const payout = await buildPayout(server.database, accountId)
  expect(await refused()).toMatchObject({
    code: 'account.to_give_back',
    message: expect.stringContaining('51,64'),
  })
  await camille.client.payments.payoutIban({
    params: { id: payout },
    body: { holder: 'Camille Roussel', iban: SAMPLE_IBAN },
  })
  expect(await refused()).toMatchObject({ code: 'account.leaving_contract' })
})
