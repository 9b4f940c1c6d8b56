import { formatDay } from '@sillage/domain/values/day.ts'
import { expect, test } from 'vitest'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { payDue } from '../../payments/dues/dues.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays, noonIn } from '../chain/contract-life.factory.ts'
import { endOnNotice } from './leave-by-law.service.ts'

const server = await serveTests()
const camille = await signInAs(server)

const signed = () => buildSigned(server, camille, { startingIn: -10, endingIn: 69 })
const leaveOn = (id: string, event_date: string | null) =>
  camille.client.contractLife.cancel({
    params: { id },
    body: { reason: 'Je pars vivre ailleurs', ground: null, event_date },
  })
const look = async (id: string, event_date: string) =>
  (await camille.client.contractLife.cancellation({ params: { id }, query: { event_date } })).data
const keep = (id: string, who = camille) => who.client.contractLife.keep({ params: { id } })
const work = (days: number) => endOnNotice({ database: server.database, now: noonIn(days) })

test('a contract can be cancelled on a chosen day, with the refund of that day', async () => {
  const { id, listed, extend } = await signed()
  const preview = await look(id, inDays(20))
  expect(preview.last_day).toBe(inDays(68))
  expect(preview.legal).toMatchObject({
    refusal: null,
    effect: { effect_date: inDays(20), covered_until: inDays(20) },
  })
  expect(preview.legal?.warnings.map(({ code }) => code)).toContain('later')
  // the later the end, the smaller the refund
  expect(preview.legal?.effect?.refund.total).toBeLessThan(preview.refund.total)

  const { data } = await leaveOn(id, inDays(20))
  expect(data.refund).toEqual(preview.legal?.effect?.refund)
  expect(data.contract).toMatchObject({
    status: 'active',
    leaving: { covered_until: inDays(20), effect_date: inDays(20), by_choice: true },
  })
  expect(await refusalOf(extend(inDays(80)))).toMatchObject({
    problem: { code: 'contract.leaving' },
  })
  const notices = await server.database
    .selectFrom('vehicle_event')
    .select('kind')
    .where('contract_id', '=', id)
    .where('kind', '=', 'end')
    .execute()
  expect(notices).toEqual([])

  await work(20)
  expect((await listed()).status).toBe('active')
  await work(21)
  const ended = await listed()
  expect(ended).toMatchObject({ status: 'cancelled' })
  const row = await server.database
    .selectFrom('contract_ending')
    .select(['effect_date', 'ground', 'refund_cents'])
    .where('contract_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    effect_date: inDays(20),
    ground: null,
    refund_cents: Math.round(data.refund.total * 100),
  })
  const receipt = await camille.client.contracts.paper({ params: { id, kind: 'cancellation' } })
  const { text } = await readPdf(Buffer.from(receipt))
  const receiptText = text.replaceAll(/\s+/g, ' ')
  const last = formatDay(Temporal.PlainDate.from(inDays(20))).replaceAll(/\s+/g, ' ')
  expect(receiptText).toContain(`Fin du contrat ${last} à 24 h`)
  expect(receiptText).not.toContain('Motif légal')
  const before = await rowCounts(server.database)
  await work(22)
  expect(await rowCounts(server.database)).toEqual(before)
})

test('an end that is noticed late counts in the accounts from its own day', async () => {
  const { id } = await signed()
  const due = await server.database
    .selectFrom('due')
    .select(['id', 'cents'])
    .where('contract_id', '=', id)
    .executeTakeFirstOrThrow()
  await payDue(server.database, due)
  await leaveOn(id, inDays(20))
  await work(50)
  const posted = await server.database
    .selectFrom('ledger_entry')
    .select('effective_on')
    .where('source', '=', id)
    .where('event', '=', 'contract.ended')
    .executeTakeFirstOrThrow()
  expect(posted.effective_on).toBe(inDays(20))
  const payout = await server.database
    .selectFrom('payout')
    .select('due_on')
    .where('contract_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(payout.due_on).toBe(inDays(50))
})

test('a request to cancel can be withdrawn until its day, and the contract goes on as before', async () => {
  const { id, contract, extend } = await signed()
  await leaveOn(id, inDays(20))
  const { data: kept } = await keep(id)
  expect(kept).not.toHaveProperty('leaving')
  expect(kept.status).toBe('active')
  await work(30)
  await extend(inDays(80))
  const { data: lines } = await actionsOn(camille, id).history()
  expect(lines[0]?.events.map(({ text }) => text).slice(0, 3)).toEqual([
    'Vous avez signé le contrat.',
    'Vous avez demandé la résiliation du contrat.',
    'Vous avez retiré la demande de résiliation du contrat.',
  ])
  const titles = await server.database
    .selectFrom('notification')
    .select('title')
    .where('account_id', '=', camille.account.id)
    .execute()
  expect(titles.map(({ title }) => title).join('\n')).toContain(
    'Votre demande de résiliation est retirée',
  )
  expect(contract.price).toBeGreaterThan(0)
})

test('another day can be chosen once the request is withdrawn, and choosing today ends the contract at once', async () => {
  const { id, listed } = await signed()
  await leaveOn(id, inDays(20))
  expect(await refusalOf(leaveOn(id, inDays(5)))).toMatchObject({
    status: 409,
    problem: { code: 'contract.leaving' },
  })
  await keep(id)
  await leaveOn(id, inDays(5))
  // each request is acknowledged, in the application and by mail
  const notices = await server.database
    .selectFrom('notification')
    .select('title')
    .where('key', 'like', `contract.notice.${id}%`)
    .orderBy('created_at')
    .execute()
  expect(notices.map(({ title }) => title)).toEqual([
    expect.stringContaining(formatDay(Temporal.PlainDate.from(inDays(20)))),
    expect.stringContaining(formatDay(Temporal.PlainDate.from(inDays(5)))),
  ])
  await keep(id)
  const { data } = await leaveOn(id, inDays(0))
  expect(data.contract.status).toBe('cancelled')
  expect((await listed()).status).toBe('cancelled')
})

test.each([
  [-1, 'cancellation.day_past'],
  [69, 'cancellation.day_too_late'],
  [90, 'cancellation.day_too_late'],
])(
  'a cancellation %i days from today is refused, in the preview and in the request',
  async (days, code) => {
    const { id } = await signed()
    expect((await look(id, inDays(days))).legal?.refusal?.code).toBe(code)
    const before = await rowCounts(server.database)
    expect(await refusalOf(leaveOn(id, inDays(days)))).toMatchObject({
      status: 422,
      problem: { code },
    })
    expect(await rowCounts(server.database)).toEqual(before)
  },
)

test.each(['28/02/2027 ', '2027-02-28x', '2027-02-30'])(
  'a cancellation on « %s » is refused, rather than made at once',
  async (day) => {
    const { id, listed } = await signed()
    expect((await look(id, day)).legal?.refusal?.code).toBe('cancellation.day_unreadable')
    const before = await rowCounts(server.database)
    expect(await refusalOf(leaveOn(id, day))).toMatchObject({
      status: 422,
      problem: { code: 'cancellation.day_unreadable' },
    })
    expect(await rowCounts(server.database)).toEqual(before)
    expect((await listed()).status).toBe('active')
  },
)

test('a request to cancel can’t be withdrawn on a legal ground, after its day, or by a stranger', async () => {
  const { id } = await signed()
  expect(await refusalOf(keep(id))).toMatchObject({
    status: 409,
    problem: { code: 'contract.not_leaving' },
  })
  await camille.client.contractLife.cancel({
    params: { id },
    body: { reason: 'Vendue', ground: 'sold', event_date: inDays(0) },
  })
  expect(await refusalOf(keep(id))).toMatchObject({
    status: 409,
    problem: { code: 'contract.leaving_by_law' },
  })
  const { id: other } = await signed()
  await leaveOn(other, inDays(3))
  const stranger = await signInAs(server)
  expect(await refusalOf(keep(other, stranger))).toMatchObject({ status: 404 })
  // its day is over, but the daily work has not run
  await server.database
    .updateTable('contract')
    .set({ leaving_on: inDays(-1) })
    .where('id', '=', other)
    .execute()
  expect(await refusalOf(keep(other))).toMatchObject({ problem: { code: 'contract.not_leaving' } })
})
