import { formatDay } from '@sillage/domain/values/day.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_PASSWORD } from '../../accounts/accounts.factory.ts'
import { buildFrozen } from '../../asset-freezes/asset-freezes.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { prepareBatch } from '../../payments/bank-desk.factory.ts'
import { owePayout, payDues } from '../../payments/dues/dues.factory.ts'
import { buildIban, DEBITED } from '../../payments/payments.factory.ts'
import { ibans, startTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  refusalOf,
  rowCounts,
  signInAs,
  signInCapable,
  type TestSession,
} from '../../testing/test-session.ts'
import { inDays, noonIn } from '../chain/contract-life.factory.ts'
import { buildContract } from '../contracts.factory.ts'
import { endOnNotice } from '../endings/leave-by-law.service.ts'
import { SAMPLE_DEATH } from './estates.factory.ts'

let server: TestApp
let odile: TestSession
let remi: TestSession
let ines: TestSession
beforeAll(async () => {
  server = await startTestApp()
  odile = await signInCapable(server, 'advisor')
  remi = await signInCapable(server, 'advisor')
  ines = await signInCapable(server, 'admin')
})
afterAll(() => server.close())

/** A customer with a car of 80 days that began 10 days ago, debited and paid. */
async function insured() {
  const camille = await signInAs(server)
  const accountId = camille.account.id
  const { id } = await buildContract(server.database, {
    accountId,
    plan: { ...DEBITED, iban: buildIban(), cadence: 'once' },
    ibans,
    startingIn: -10,
    endingIn: 69,
  })
  await payDues(server.database, accountId)
  const { contract_price_cents: cents } = await server.database
    .selectFrom('contract')
    .select('contract_price_cents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // a flat 6,50 € stays with the guarantee fund
  const backOf = (left: number) => Math.round(((cents - 650) * left) / 80) / 100
  return { camille, accountId, id, backOf }
}

const record = (accountId: string, said: Partial<typeof SAMPLE_DEATH> = {}, by = odile) =>
  by.client.estates.record({ params: { id: accountId }, body: { ...SAMPLE_DEATH, ...said } })
const end = (id: string, asked_on: string, by = odile) =>
  by.client.estates.end({ params: { id }, body: { asked_on } })
const read = async (accountId: string) =>
  (await odile.client.estates.read({ params: { id: accountId } })).data
const statusOf = async (id: string) =>
  (
    await server.database
      .selectFrom('contract')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

async function ended() {
  const person = await insured()
  await record(person.accountId)
  await end(person.id, inDays(-3))
  const [payout] = (await read(person.accountId)).payouts
  if (!payout) throw new Error('Nothing is paid back')
  return { ...person, payout }
}

const name = (id: string, by = odile, holder = 'SCP Marin et associés') =>
  by.client.estates.namePayee({
    params: { id },
    body: { holder, iban: buildIban(), proof: 'Acte de notoriété' },
  })
/** The 72 hours of a new account are over. */
const waited = (accountId: string) =>
  server.database
    .updateTable('bank_account')
    .set({ payable_from: new Date() })
    .where('account_id', '=', accountId)
    .execute()
const letGo = (id: string, by: TestSession) =>
  by.client.bank.letGo({ params: { id }, body: { reason: 'Acte relu, notaire rappelé' } })

describe('a death that the team records', () => {
  test('closes the account, ends its mandates, and is in the audit log', async () => {
    const { camille, accountId } = await insured()
    await record(accountId)
    expect((await refusalOf(camille.client.accounts.me())).status).toBe(401)
    const signIn = server
      .client()
      .accounts.login({ body: { email: camille.account.email, password: TEST_PASSWORD } })
    expect((await refusalOf(signIn)).status).toBe(401)
    const mandates = await server.database
      .selectFrom('mandate')
      .select(['stopped_by', 'revoked_at'])
      .where('account_id', '=', accountId)
      .execute()
    expect(mandates).toEqual([{ stopped_by: 'death', revoked_at: expect.any(Date) }])
    const audited = await server.database
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', accountId)
      .where('action', 'like', 'estate.%')
      .execute()
    expect(audited).toEqual([{ action: 'estate.death_recorded', actor_id: odile.account.id }])
    expect(await read(accountId)).toMatchObject({
      death: {
        died_on: SAMPLE_DEATH.died_on,
        correspondent: 'Me Marin, notaire',
        address: ['3 rue du Port', '35400 Saint-Malo'],
      },
      contracts: [{ is_asked: false, is_over: false, last_day: inDays(69) }],
      payouts: [],
    })
    const page = await odile.client.customers.one({ params: { id: accountId } })
    expect(page.data).toMatchObject({ died_on: SAMPLE_DEATH.died_on, is_active: false })
  })

  test('takes the account off what was to be paid, in a batch that waits too', async () => {
    const { accountId, id } = await insured()
    const payout = await owePayout(server.database, {
      accountId,
      contractId: id,
      policy_id: id,
      cents: 500,
    })
    await letGo(payout, ines)
    const batch = await prepareBatch(odile, 'transfers')
    await record(accountId)
    expect((await read(accountId)).payouts).toMatchObject([{ id: payout, payee: null }])
    const approving = remi.client.bank.approve({ params: { id: batch } })
    expect(await refusalOf(approving)).toMatchObject({ problem: { code: 'batch.stale' } })
    await odile.client.bank.withdraw({ params: { id: batch } })
    const { data } = await odile.client.bank.desk()
    expect(data.later.payouts.find((one) => one.id === payout)?.why).toBe('payee')
  })

  test('is refused for a day to come, for somebody of the team, and twice', async () => {
    const { accountId } = await insured()
    const before = await rowCounts(server.database)
    expect(await refusalOf(record(accountId, { died_on: inDays(1) }))).toMatchObject({
      status: 422,
      problem: { code: 'estate.day_in_future', errors: [{ path: 'died_on' }] },
    })
    expect(await refusalOf(record(remi.account.id))).toMatchObject({
      status: 409,
      problem: { code: 'estate.staff' },
    })
    expect(await rowCounts(server.database)).toEqual(before)
    await record(accountId)
    expect(await refusalOf(record(accountId))).toMatchObject({
      status: 409,
      problem: { code: 'estate.known' },
    })
  })

  test('recorded by mistake is taken back: the account opens again, and is opened in no other way', async () => {
    const { camille, accountId } = await insured()
    await record(accountId)
    const opening = ines.client.users.toggleStatus({ params: { id: accountId }, query: {} })
    expect(await refusalOf(opening)).toMatchObject({
      status: 409,
      problem: { code: 'estate.reactivation' },
    })
    await odile.client.estates.withdraw({ params: { id: accountId } })
    const again = await server
      .client()
      .accounts.login({ body: { email: camille.account.email, password: TEST_PASSWORD } })
    expect(again.token).not.toBe('')
    expect(
      await refusalOf(odile.client.estates.withdraw({ params: { id: accountId } })),
    ).toMatchObject({ status: 409, problem: { code: 'estate.unknown' } })
  })
})

describe('a contract ended for the heirs', () => {
  test('covers until the day on which they asked, and gives back the days after it to nobody yet', async () => {
    const { accountId, id, backOf } = await insured()
    await record(accountId)
    const { data } = await odile.client.estates.ending({
      params: { id },
      query: { asked_on: inDays(-3) },
    })
    expect(data).toEqual({
      covered_until: inDays(-3),
      refusal: null,
      unused: backOf(72),
      paid_back: backOf(72),
      to_pay: 0,
    })
    const { count } = await server.database
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    await end(id, inDays(-3))
    expect(await statusOf(id)).toBe('cancelled')
    const { contracts, payouts } = await read(accountId)
    expect(contracts).toMatchObject([{ is_over: true, is_asked: true, last_day: inDays(-3) }])
    expect(payouts).toMatchObject([
      { kind: 'refund', amount: backOf(72), payee: null, may_be_named: true },
    ])
    // nobody writes to somebody who has died
    const mails = await server.database
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(mails.count).toBe(count)
    const { data: lines } = await odile.client.contractLife.history({ params: { id } })
    expect(lines[0]?.events.at(-1)).toMatchObject({
      action: 'heirs',
      reason: `Demande des héritiers, reçue le ${formatDay(Temporal.PlainDate.from(inDays(-3)))}`,
    })
    expect(lines[0]?.events.at(-1)?.text).toContain(
      'Vous avez enregistré la résiliation demandée par les héritiers.',
    )
  })

  test('asked for today still covers until midnight, and ends with the work of the next day', async () => {
    const { accountId, id } = await insured()
    await record(accountId)
    await end(id, inDays(0))
    expect(await statusOf(id)).toBe('active')
    expect(await refusalOf(end(id, inDays(0)))).toMatchObject({
      status: 409,
      problem: { code: 'contract.leaving' },
    })
    expect((await read(accountId)).contracts).toMatchObject([{ is_asked: true, is_over: false }])
    await endOnNotice({ database: server.database, now: noonIn(1) })
    expect(await statusOf(id)).toBe('cancelled')
  })

  test('has a receipt for whoever speaks for the estate, which names the ground', async () => {
    const { id } = await ended()
    const bytes = await odile.client.estates.letter({ params: { id } })
    const text = (await readPdf(Buffer.from(bytes))).text.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Me Marin, notaire, pour la succession')
    expect(text).toContain('Le souscripteur est décédé, et ses héritiers résilient (L121-10)')
    expect(text).toContain('à la succession')
    expect(text).not.toContain('Mes paiements')
    expect(text).not.toContain('Votre contrat')
  })

  test('is refused while its holder lives, before the death and after today; nothing is stored', async () => {
    const living = await insured()
    expect(await refusalOf(end(living.id, inDays(0)))).toMatchObject({
      status: 409,
      problem: { code: 'estate.living' },
    })
    await record(living.accountId)
    const before = await rowCounts(server.database)
    for (const [asked, code] of [
      [inDays(-6), 'estate.asked_before_death'],
      [inDays(1), 'estate.asked_in_future'],
    ] as const) {
      const refusal = await refusalOf(end(living.id, asked))
      expect(refusal).toMatchObject({ status: 422, problem: { code } })
      const { data } = await odile.client.estates.ending({
        params: { id: living.id },
        query: { asked_on: asked },
      })
      expect(data).toMatchObject({ covered_until: null, refusal: refusal.message })
    }
    expect(await rowCounts(server.database)).toEqual(before)
  })
})

describe('what is paid to an estate', () => {
  test('waits for its payee, then for another person than who named them, and leaves with a batch', async () => {
    const { accountId, payout } = await ended()
    await name(payout.id)
    await waited(accountId)
    const { data: desk } = await remi.client.bank.desk()
    expect(desk.toReview.payouts).toMatchObject([
      {
        id: payout.id,
        holder: 'SCP Marin et associés',
        flags: [
          'Assuré décédé\u00a0: compte nommé pour la succession, au vu de «\u00a0Acte de notoriété\u00a0»',
        ],
      },
    ])
    expect(await refusalOf(letGo(payout.id, odile))).toMatchObject({
      status: 409,
      problem: { code: 'payout.involved' },
    })
    await letGo(payout.id, ines)
    const batch = await prepareBatch(remi, 'transfers')
    expect(await refusalOf(odile.client.bank.approve({ params: { id: batch } }))).toMatchObject({
      status: 409,
      problem: { code: 'batch.involved' },
    })
    await ines.client.bank.approve({ params: { id: batch } })
    expect((await read(accountId)).payouts).toMatchObject([
      { has_left: true, may_be_named: false, payee: { holder: 'SCP Marin et associés' } },
    ])
    expect(await refusalOf(name(payout.id))).toMatchObject({
      status: 409,
      problem: { code: 'payout.settled' },
    })
  })

  test('comes from an open claim too, which goes on after the death', async () => {
    const { camille, accountId, id } = await insured()
    const { data: claim } = await camille.client.claims.declare({
      body: {
        contract_id: id,
        nature: 'Accident',
        description: 'Une voiture a reculé dans la mienne.',
        dateIncident: inDays(-1),
      },
    })
    await record(accountId)
    await odile.client.claims.decide({
      params: { id: claim.claim_id },
      body: { decision: 'accepted', amount: 800, excess: 300, reasons: 'Le choc est couvert.' },
    })
    const { data: file } = await odile.client.claims.detail({ params: { id: claim.claim_id } })
    expect(file.outcome?.payment).toMatchObject({ account: null, is_of_estate: true })
    const { payouts } = await read(accountId)
    expect(payouts).toMatchObject([
      { kind: 'indemnity', amount: 500, payee: null, may_be_named: true },
    ])
    await name(payouts[0]?.id ?? '')
    expect((await read(accountId)).payouts).toMatchObject([
      { payee: { holder: 'SCP Marin et associés' }, proof: 'Acte de notoriété' },
    ])
  })

  test('does not leave to who may be in the register of asset freezes', async () => {
    const { accountId, payout } = await ended()
    await buildFrozen(server.database, 'Basile Kermadec')
    await name(payout.id, odile, 'Basile Kermadec')
    await waited(accountId)
    await letGo(payout.id, ines)
    expect(await refusalOf(prepareBatch(remi, 'transfers'))).toMatchObject({
      problem: { code: 'batch.empty' },
    })
  })

  test('has no payee that the team names while the policyholder lives', async () => {
    const { accountId, id } = await insured()
    const payout = await owePayout(server.database, {
      accountId,
      contractId: id,
      policy_id: id,
      cents: 500,
    })
    expect(await refusalOf(name(payout))).toMatchObject({
      status: 409,
      problem: { code: 'estate.living' },
    })
  })
})
