import { formatDay } from '@sillage/domain/values/day.ts'
import { describe, expect, test } from 'vitest'
import { TEST_PASSWORD } from '../../accounts/accounts.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { prepareBatch } from '../../payments/bank-desk.factory.ts'
import { owePayout } from '../../payments/dues/dues.factory.ts'
import { closeAccount } from '../../personal-data/closing.repository.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { serveTests } from '../../testing/test-app.ts'
import {
  refusalOf,
  rowCounts,
  signInAs,
  signInCapable,
  type TestSession,
} from '../../testing/test-session.ts'
import { inDays, noonIn } from '../chain/contract-life.factory.ts'
import { endOnNotice } from '../endings/leave-by-law.service.ts'
import { buildEnded, buildInsured, estateDeskOf } from './estate-desk.factory.ts'
import { SAMPLE_DEATH } from './estates.factory.ts'

const server = await serveTests()
const odile = await signInCapable(server, 'advisor')
const remi = await signInCapable(server, 'advisor')
const ines = await signInCapable(server, 'admin')
const desk = estateDeskOf(odile)

const letGo = (id: string, by: TestSession) =>
  by.client.bank.letGo({ params: { id }, body: { reason: 'Acte relu, notaire rappelé' } })
const statusOf = async (id: string) =>
  (
    await server.database
      .selectFrom('contract')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

describe('a death that the team records', () => {
  test('closes the account, ends its mandates, and is in the audit log', async () => {
    const { camille, accountId } = await buildInsured(server)
    await desk.record(accountId)
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
    expect(await desk.read(accountId)).toMatchObject({
      death: {
        died_on: SAMPLE_DEATH.died_on,
        correspondent: 'Me Marin, notaire',
        address: ['3 rue du Port', '35400 Saint-Malo'],
      },
      contracts: [{ is_asked: false, is_over: false, may_be_ended: true, last_day: inDays(69) }],
      payouts: [],
    })
    const page = await odile.client.customers.one({ params: { id: accountId } })
    expect(page.data).toMatchObject({ died_on: SAMPLE_DEATH.died_on, is_active: false })
  })

  test('takes the account off what was to be paid, in a batch that waits too', async () => {
    const { accountId, id } = await buildInsured(server)
    const payout = await owePayout(server.database, {
      accountId,
      contractId: id,
      policy_id: id,
      cents: 500,
    })
    await letGo(payout, ines)
    const batch = await prepareBatch(odile, 'transfers')
    await desk.record(accountId)
    expect((await desk.read(accountId)).payouts).toMatchObject([{ id: payout, payee: null }])
    const approving = remi.client.bank.approve({ params: { id: batch } })
    expect(await refusalOf(approving)).toMatchObject({ problem: { code: 'batch.stale' } })
    await odile.client.bank.withdraw({ params: { id: batch } })
    const { data } = await odile.client.bank.desk()
    expect(data.later.payouts.find((one) => one.id === payout)?.why).toBe('payee')
  })

  test('is refused for a day to come, for somebody of the team, and twice', async () => {
    const { accountId } = await buildInsured(server)
    const before = await rowCounts(server.database)
    expect(await refusalOf(desk.record(accountId, { died_on: inDays(1) }))).toMatchObject({
      status: 422,
      problem: { code: 'estate.day_in_future', errors: [{ path: 'died_on' }] },
    })
    expect(await refusalOf(desk.record(remi.account.id))).toMatchObject({
      status: 409,
      problem: { code: 'estate.staff' },
    })
    expect(await rowCounts(server.database)).toEqual(before)
    await desk.record(accountId)
    expect(await refusalOf(desk.record(accountId))).toMatchObject({
      status: 409,
      problem: { code: 'estate.known' },
    })
  })

  test('recorded by mistake is taken back: the account opens again, and is opened in no other way', async () => {
    const { camille, accountId } = await buildInsured(server)
    await desk.record(accountId)
    const { users } = ines.client
    const { username, email } = camille.account
    const params = { id: accountId }
    const body = { username, email, role: 'advisor' } as const
    for (const open of [
      () => users.toggleStatus({ params, query: {} }),
      () => users.change({ params, body }),
    ])
      expect(await refusalOf(open())).toMatchObject({
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

  test('does not open again an account that was closed since', async () => {
    const { accountId } = await buildInsured(server)
    await desk.record(accountId)
    const closing = { id: accountId, passwordHash: '-', at: new Date() }
    await inTransaction(server.database, (transaction) => closeAccount(transaction, closing))
    await odile.client.estates.withdraw({ params: { id: accountId } })
    const { data } = await odile.client.customers.one({ params: { id: accountId } })
    expect(data).toMatchObject({ is_active: false, died_on: null })
  })
})

describe('a contract ended for the heirs', () => {
  test('covers until the day on which they asked, and gives back the days after it to nobody yet', async () => {
    const { accountId, id, backOf } = await buildInsured(server)
    const unused = await backOf(72)
    await desk.record(accountId)
    const { data } = await odile.client.estates.ending({
      params: { id },
      query: { asked_on: inDays(-3) },
    })
    expect(data).toEqual({
      covered_until: inDays(-3),
      refusal: null,
      unused,
      paid_back: unused,
      to_pay: 0,
    })
    const { count } = await server.database
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    await desk.end(id, inDays(-3))
    expect(await statusOf(id)).toBe('cancelled')
    const { contracts, payouts } = await desk.read(accountId)
    expect(contracts).toMatchObject([{ is_over: true, is_asked: true, last_day: inDays(-3) }])
    expect(payouts).toMatchObject([
      { kind: 'refund', amount: unused, payee: null, may_be_named: true },
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
    const { accountId, id } = await buildInsured(server)
    await desk.record(accountId)
    await desk.end(id, inDays(0))
    expect(await statusOf(id)).toBe('active')
    expect(await refusalOf(desk.end(id, inDays(0)))).toMatchObject({
      status: 409,
      problem: { code: 'contract.leaving' },
    })
    expect((await desk.read(accountId)).contracts).toMatchObject([
      { is_asked: true, is_over: false },
    ])
    await endOnNotice({ database: server.database, now: noonIn(1) })
    expect(await statusOf(id)).toBe('cancelled')
  })

  test('has a receipt for whoever speaks for the estate, which names the ground', async () => {
    const { id } = await buildEnded(server, odile)
    const bytes = await odile.client.estates.paper({ params: { id, kind: 'cancellation' } })
    const text = (await readPdf(Buffer.from(bytes))).text.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Me Marin, notaire, pour la succession')
    expect(text).toContain('Le souscripteur est décédé, et ses héritiers résilient (L121-10)')
    expect(text).toContain('à la succession')
    // it was received on an earlier day, which the reason names
    expect(text).toContain('Enregistrée le')
    expect(text).not.toContain('Reçue le')
    expect(text).not.toContain('Mes paiements')
    expect(text).not.toContain('Votre contrat')
  })

  test('has a relevé d’information for the heirs, which anybody of the team prints and nobody else', async () => {
    const { id } = await buildEnded(server, odile)
    const params = { id, kind: 'claims-history' }
    const advisor = await signInAs(server, 'advisor')
    const bytes = await advisor.client.estates.paper({ params })
    const text = (await readPdf(Buffer.from(bytes))).text.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Relevé d’information')
    expect(text).toContain('décès du souscripteur, article L121-10')
    const audited = await server.database
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', id)
      .where('actor_id', '=', advisor.account.id)
      .execute()
    expect(audited).toEqual([{ action: 'estate.statement_read' }])
    const stranger = await signInAs(server)
    expect(await refusalOf(stranger.client.estates.paper({ params }))).toMatchObject({
      status: 403,
    })
  })

  test('has no other paper for the team, and none while its holder lives', async () => {
    const { id, accountId } = await buildInsured(server)
    const paper = (kind: string) => refusalOf(odile.client.estates.paper({ params: { id, kind } }))
    expect(await paper('claims-history')).toMatchObject({ status: 404 })
    await desk.record(accountId)
    expect(await paper('contract')).toMatchObject({ status: 404 })
    expect(await paper('cancellation')).toMatchObject({ status: 409 })
  })

  test('is still listed once it has ended without them, and is then not theirs to end', async () => {
    const { camille, accountId, id } = await buildInsured(server)
    await camille.client.contractLife.cancel({
      params: { id },
      body: { reason: 'Voiture vendue', ground: 'sold', event_date: inDays(0) },
    })
    await desk.record(accountId)
    const listed = async () => (await desk.read(accountId)).contracts
    const running = { is_asked: false, is_over: false, may_be_ended: false, last_day: inDays(10) }
    expect(await listed()).toMatchObject([running])
    await server.database
      .updateTable('contract')
      .set({ leaving_on: null, covered_until: null, start_date: inDays(-40), end_date: inDays(-1) })
      .where('id', '=', id)
      .execute()
    expect(await listed()).toMatchObject([{ ...running, is_over: true, last_day: inDays(-1) }])
  })

  test('is refused while its holder lives, before the death and after today; nothing is stored', async () => {
    const living = await buildInsured(server)
    expect(await refusalOf(desk.end(living.id, inDays(0)))).toMatchObject({
      status: 409,
      problem: { code: 'estate.living' },
    })
    await desk.record(living.accountId)
    const before = await rowCounts(server.database)
    for (const [asked, code] of [
      [inDays(-6), 'estate.asked_before_death'],
      [inDays(1), 'estate.asked_in_future'],
    ] as const) {
      const refusal = await refusalOf(desk.end(living.id, asked))
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
