import { beforeEach, expect, test } from 'vitest'
import { answerOrders, type Fate } from '../../payments/bank/fake-bank.factory.ts'
import { readBankFile } from '../../payments/bank/read-bank-file.ts'
import { nextStatement } from '../../payments/bank.factory.ts'
import { sendFile } from '../../payments/bank-desk.factory.ts'
import { moneyOfClaim } from '../../payments/ledger.factory.ts'
import { SAMPLE_IBAN } from '../../payments/payments.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, signInCapable, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

let id: string

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInCapable(server, 'advisor')
const admin = await signInCapable(server, 'admin')
const odile = await signInCapable(server, 'admin')
const remi = await signInCapable(server, 'admin')
const ines = await signInCapable(server, 'admin')
beforeEach(async () => {
  id = (await buildClaim(server.database, { owner: owner.account })).claim_id
})

/** Decided by an advisor at 3 700 €, signed by an admin. */
async function decided() {
  const body = {
    decision: 'accepted' as const,
    amount: 4000,
    excess: 300,
    reasons: 'Le choc est couvert.',
  }
  await advisor.client.claims.decide({ params: { id }, body })
  await admin.client.claimDecision.sign({ params: { id }, body: {} })
}

const payout = () =>
  server.database
    .selectFrom('payout')
    .select(['id', 'cents', 'bank_account_id', 'contract_id'])
    .where('claim_id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()

/** Gives the IBAN to pay to, and lets the 72 hours pass. */
async function giveIban() {
  const body = { holder: 'Camille Roussel', iban: SAMPLE_IBAN }
  await owner.client.payments.payoutIban({ params: { id: (await payout()).id }, body })
}
const wait = () =>
  server.database
    .updateTable('bank_account')
    .set({ payable_from: new Date(0) })
    .where('account_id', '=', owner.account.id)
    .execute()

/** Releases a payment held for review: a large claim on a contract for which nothing was received. */
const letGo = async (by = ines) =>
  by.client.bank.letGo({ params: { id: (await payout()).id }, body: { reason: 'Pièces vues' } })

const prepare = async () =>
  (await odile.client.bank.prepare({ body: { kind: 'transfers' } })).data.id
const approve = (batchId: string, by: TestSession) =>
  by.client.bank.approve({ params: { id: batchId } })

const send = (bytes: Uint8Array) => sendFile(odile, bytes)

async function answered(batchId: string, fate: Fate = 'paid') {
  const file = await remi.client.bank.file({ params: { id: batchId } })
  expect(Buffer.from(file).toString()).toContain(`<Ustrd>Sinistre ${id.slice(0, 8)}</Ustrd>`)
  const orders = await readBankFile(file)
  if (orders.kind !== 'transfers') throw new Error(orders.kind)
  const { status, movements } = answerOrders(orders, { fateOf: () => fate })
  await send(status)
  if (movements.length > 0) await send(await nextStatement(server.database, movements))
}

const money = () => moneyOfClaim(server.database, id)
const shownToOwner = async () =>
  (await owner.client.claims.detail({ params: { id } })).data.outcome?.payment

test('an indemnity is paid after its IBAN, 72 hours, a review and an approval by people who did not decide', async () => {
  await decided()
  expect(await payout()).toMatchObject({ cents: 370_000, bank_account_id: null, contract_id: null })
  await expect(prepare()).rejects.toMatchObject({ problem: { code: 'batch.empty' } })
  await giveIban()
  await expect(prepare()).rejects.toMatchObject({ problem: { code: 'batch.empty' } })
  await wait()
  expect(await shownToOwner()).toMatchObject({
    amount: 3700,
    account: expect.any(String),
    sent_on: null,
  })
  // a large claim before any premium was received, paid to an account in another name: somebody must review it first,
  // and not the people who decided or signed
  expect((await refusalOf(prepare())).problem?.code).toBe('batch.to_review')
  const { data } = await ines.client.bank.desk()
  expect(data.toReview.payouts).toMatchObject([
    {
      amount: 3700,
      claimId: id,
      flags: expect.arrayContaining([
        'Sinistre important alors qu’aucun paiement n’a encore été encaissé',
      ]) as unknown,
    },
  ])
  for (const hand of [advisor, admin])
    expect((await refusalOf(letGo(hand))).problem?.code).toBe('payout.involved')
  await letGo()
  const batchId = await prepare()
  for (const hand of [advisor, admin])
    expect((await refusalOf(approve(batchId, hand))).status).toBe(409)
  await approve(batchId, remi)
  // approved is not yet sent: nobody has taken the file to the bank
  expect((await shownToOwner())?.sent_on).toBeNull()
  expect(await money()).toEqual({ claims_paid: 370_000, payments_under_way: -370_000 })
  await answered(batchId)
  const today = Temporal.Now.plainDateISO('Europe/Paris').toString()
  // the bank reports the day on which it paid
  expect(await shownToOwner()).toMatchObject({
    sent_on: today,
    paid_on: expect.stringMatching(/^\d{4}/u),
  })
  expect(await money()).toEqual({ claims_paid: 370_000, bank: -370_000 })
})

test('an indemnity that the bank refuses returns to the reserve, and its IBAN is asked for again', async () => {
  await decided()
  await giveIban()
  await wait()
  await letGo()
  const batchId = await prepare()
  await approve(batchId, remi)
  await answered(batchId, 'AC01')
  expect(await shownToOwner()).toMatchObject({
    account: null,
    sent_on: null,
    paid_on: null,
    refused_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
  })
  expect(await money()).toEqual({ claims_reserve: -370_000, reserve_change: 370_000 })
  const { later } = (await odile.client.bank.desk()).data
  expect(later.payouts.find(({ claimId }) => claimId === id)).toMatchObject({
    why: 'account',
    refused: {
      on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
      reason: 'IBAN inconnu (AC01)',
    },
  })
  await giveIban()
})

test('reopening before the approval cancels the indemnity; afterwards only the difference is paid', async () => {
  await decided()
  await giveIban()
  await wait()
  await letGo()
  const batchId = await prepare()
  await owner.client.claims.reopen({ params: { id }, body: { reason: 'Autre facture' } })
  expect((await refusalOf(approve(batchId, remi))).problem?.code).toBe('batch.stale')
  await odile.client.bank.withdraw({ params: { id: batchId } })
  await decided()
  await giveIban()
  await wait()
  await letGo()
  const again = await prepare()
  await approve(again, remi)
  await owner.client.claims.reopen({ params: { id }, body: { reason: 'Encore une' } })
  const body = {
    decision: 'accepted' as const,
    amount: 4100,
    excess: 300,
    reasons: 'La seconde facture est couverte aussi.',
  }
  await advisor.client.claims.decide({ params: { id }, body })
  await admin.client.claimDecision.sign({ params: { id }, body: {} })
  const paid = await server.database
    .selectFrom('payout')
    .select('cents')
    .where('claim_id', '=', id)
    .where('cancelled_at', 'is', null)
    .orderBy('cents')
    .execute()
  expect(paid).toEqual([{ cents: 10_000 }, { cents: 370_000 }])
})

test('an indemnity returned by the bank reduces the recoveries to what is still paid, with a notification', async () => {
  await decided()
  await giveIban()
  await wait()
  await letGo()
  const batchId = await prepare()
  await approve(batchId, remi)
  const orders = await readBankFile(await remi.client.bank.file({ params: { id: batchId } }))
  if (orders.kind !== 'transfers') throw new Error(orders.kind)
  await answered(batchId)
  const recover = async (debtor: string, amount: number) =>
    (
      await advisor.client.claimDecision.recover({
        params: { id },
        body: { debtor, amount, reason: 'Constat signé' },
      })
    ).data.list.at(-1)
  const first = await recover('Maison Fournier', 2000)
  await recover('Transports Leroy', 1000)
  await send(
    await nextStatement(server.database, [
      { cents: 50_000, party: 'MAISON FOURNIER', text: first?.reference ?? '' },
    ]),
  )
  const back = { cents: 370_000, endToEndId: orders.orders[0]?.endToEndId, reason: 'AC04' }
  await send(await nextStatement(server.database, [back]))
  const { data } = await advisor.client.claimDecision.ground({ params: { id }, query: {} })
  expect(data.recoveries).toMatchObject({ paid: 0, received: 500, expected: 0 })
  expect(data.recoveries?.list.map(({ given_up }) => given_up?.amount)).toEqual([1500, 1000])
  expect((await money())['recoveries_due']).toBeUndefined()
  const notices = await server.database
    .selectFrom('notification')
    .select('title')
    .where('account_id', '=', advisor.account.id)
    .where('title', 'like', 'Un recours est réduit%')
    .execute()
  expect(notices).toHaveLength(2)
})
