import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildFrozen } from '../../asset-freezes/asset-freezes.factory.ts'
import { prepareBatch } from '../../payments/bank-desk.factory.ts'
import { owePayout } from '../../payments/dues/dues.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInCapable, type TestSession } from '../../testing/test-session.ts'
import { afterWaiting } from '../../testing/waiting-calls.factory.ts'
import { inDays } from '../chain/contract-life.factory.ts'
import { buildEnded, buildInsured, estateDeskOf } from './estate-desk.factory.ts'

const server = await serveTests()
const odile = await signInCapable(server, 'advisor')
const remi = await signInCapable(server, 'advisor')
const ines = await signInCapable(server, 'admin')
const desk = estateDeskOf(odile)

const letGo = (id: string, by: TestSession) =>
  by.client.bank.letGo({ params: { id }, body: { reason: 'Acte relu, notaire rappelé' } })
/** The 72 hours of a new account are over. */
const waited = (accountId: string) =>
  server.database
    .updateTable('bank_account')
    .set({ payable_from: new Date() })
    .where('account_id', '=', accountId)
    .execute()

describe('what is paid to an estate', () => {
  test('waits for its payee, then for another person than who named them, and leaves with a batch', async () => {
    const { accountId, payout } = await buildEnded(server, odile)
    await desk.name(payout.id)
    await waited(accountId)
    const { data: bank } = await remi.client.bank.desk()
    expect(bank.toReview.payouts).toMatchObject([
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
    expect((await desk.read(accountId)).payouts).toMatchObject([
      { has_left: true, may_be_named: false, payee: { holder: 'SCP Marin et associés' } },
    ])
    expect(await refusalOf(desk.name(payout.id))).toMatchObject({
      status: 409,
      problem: { code: 'payout.settled' },
    })
  })

  test('is not let go by somebody whom the one who named its payee has just appointed', async () => {
    const { payout } = await buildEnded(server, odile)
    await desk.name(payout.id)
    const recruit = await signInCapable(server, 'advisor')
    const appointed = (at: string) =>
      server.database
        .updateTable('account')
        .set({ role_by: odile.account.id, role_since: new Date(at) })
        .where('id', '=', recruit.account.id)
        .execute()
    await appointed(new Date().toISOString())
    expect(await refusalOf(letGo(payout.id, recruit))).toMatchObject({
      status: 409,
      problem: { code: 'second.not_two' },
    })
    await appointed('2026-01-01T00:00:00Z')
    await letGo(payout.id, recruit)
  })

  test('keeps the account to which it was just sent when the death is recorded', async () => {
    const { accountId, id } = await buildInsured(server)
    const owed = { accountId, contractId: id, policy_id: id, cents: 500 }
    const payout = await owePayout(server.database, owed)
    await letGo(payout, ines)
    const batch = await prepareBatch(odile, 'transfers')
    await afterWaiting(server, {
      lock: sql`select from payout where id = ${payout} for update`,
      calls: [() => desk.record(accountId)],
      change: sql`update payment_order set state = 'sent' where batch_id = ${batch}`,
    })
    const sent = await server.database
      .selectFrom('payout')
      .select('bank_account_id')
      .where('id', '=', payout)
      .executeTakeFirst()
    expect(sent?.bank_account_id).not.toBeNull()
  })

  test('comes from an open claim too, which goes on after the death', async () => {
    const { camille, accountId, id } = await buildInsured(server)
    const { data: claim } = await camille.client.claims.declare({
      body: {
        contract_id: id,
        nature: 'Accident',
        description: 'Une voiture a reculé dans la mienne.',
        dateIncident: inDays(-1),
      },
    })
    await desk.record(accountId)
    await odile.client.claims.decide({
      params: { id: claim.claim_id },
      body: { decision: 'accepted', amount: 800, excess: 300, reasons: 'Le choc est couvert.' },
    })
    const { data: file } = await odile.client.claims.detail({ params: { id: claim.claim_id } })
    expect(file.outcome?.payment).toMatchObject({ account: null, is_of_estate: true })
    const { payouts } = await desk.read(accountId)
    expect(payouts).toMatchObject([
      { kind: 'indemnity', amount: 500, payee: null, may_be_named: true },
    ])
    await desk.name(payouts[0]?.id ?? '')
    expect((await desk.read(accountId)).payouts).toMatchObject([
      { payee: { holder: 'SCP Marin et associés' }, proof: 'Acte de notoriété' },
    ])
  })

  test('does not leave to who may be in the register of asset freezes', async () => {
    const { accountId, payout } = await buildEnded(server, odile)
    await buildFrozen(server.database, 'Basile Kermadec')
    await desk.name(payout.id, 'Basile Kermadec')
    await waited(accountId)
    await letGo(payout.id, ines)
    expect(await refusalOf(prepareBatch(remi, 'transfers'))).toMatchObject({
      problem: { code: 'batch.empty' },
    })
  })

  test('has no payee that the team names while the policyholder lives', async () => {
    const { accountId, id } = await buildInsured(server)
    const payout = await owePayout(server.database, {
      accountId,
      contractId: id,
      policy_id: id,
      cents: 500,
    })
    expect(await refusalOf(desk.name(payout))).toMatchObject({
      status: 409,
      problem: { code: 'estate.living' },
    })
  })
})
