import { formatDay } from '@sillage/domain/values/day.ts'
import { expect, test } from 'vitest'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from '../chain/contract-life.factory.ts'
import { expireContracts } from '../contracts.repository.ts'
import { endOnNotice } from './leave-by-law.service.ts'
import { expectDaysBack } from './refund.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const signed = () => buildSigned(server, camille, { startingIn: -10, endingIn: 69 })
const leave = (id: string, ground: string, event_date: string | null) =>
  camille.client.contractLife.cancel({
    params: { id },
    body: { reason: 'C’est ainsi', ground, event_date },
  })
const look = (id: string, ground: string, event_date?: string) =>
  camille.client.contractLife.cancellation({ params: { id }, query: { ground, event_date } })
/** Noon in Paris, this many days from today. */
const on = (days: number) =>
  Temporal.PlainDate.from(inDays(days))
    .toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '12:00' })
    .toInstant()
const work = (days: number) => endOnNotice({ database: server.database, now: on(days) })
const claim = (contract_id: string, days: number) =>
  camille.client.claims.declare({
    body: {
      contract_id,
      nature: 'Vol',
      description: 'Volée dans la rue',
      dateIncident: inDays(days),
    },
  })
const inAMonth = () => Temporal.PlainDate.from(inDays(0)).add({ months: 1 })
const daysTo = (day: Temporal.PlainDate) => Temporal.PlainDate.from(inDays(0)).until(day).days

test('a change of situation ends the contract one month after the request, with the refund of that day', async () => {
  const { id, contract, listed, extend } = await signed()
  const end = inAMonth()
  const month = daysTo(end)
  const { data: preview } = await look(id, 'situation_changed', inDays(-2))
  expect(preview.legal).toMatchObject({
    refusal: null,
    effect: { effect_date: end.toString(), covered_until: end.toString() },
  })
  const { data } = await leave(id, 'situation_changed', inDays(-2))
  expect(data).toMatchObject({ effect_date: end.toString(), related_contracts: [] })
  expect(data.refund).toEqual(preview.legal?.effect?.refund)
  expectDaysBack(data.refund.lines[0], 69 - month, 80)
  expect(data.contract).toMatchObject({
    status: 'active',
    leaving: { covered_until: end.toString(), effect_date: end.toString() },
  })
  const mails = await server.database.selectFrom('mail').select('body').execute()
  expect(mails.map(({ body }) => body).join('\n')).toContain(
    `résiliation du contrat ${contract.name} (n°\u00a0${id.slice(0, 8)}).`,
  )
  expect(await refusalOf(extend(inDays(80)))).toMatchObject({
    status: 409,
    problem: { code: 'contract.leaving' },
  })
  expect(await refusalOf(leave(id, 'sold', inDays(0)))).toMatchObject({ status: 409 })
  await claim(id, 0)
  // it goes on: nothing says that it has ended
  const { data: emitted } = await camille.client.contracts.emissions()
  expect(emitted.contracts.find(({ contract_id }) => contract_id === id)?.note).toBeNull()

  await work(month)
  expect((await listed()).status).toBe('active')
  await work(month + 1)
  const ended = await listed()
  expect(ended).toMatchObject({ status: 'cancelled', cancellation_reason: 'C’est ainsi' })
  expect(ended).not.toHaveProperty('leaving')
  expect(ended.cancellation_date?.slice(0, 10)).toBe(end.toString())
  const kept = await server.database
    .selectFrom('contract_ending')
    .select(['effect_date', 'ground', 'days_left'])
    .where('contract_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({
    effect_date: end.toString(),
    ground: 'situation_changed',
    days_left: 69 - month,
  })
  const before = await rowCounts(server.database)
  await work(month + 2)
  expect(await rowCounts(server.database)).toEqual(before)
  const { data: lines } = await actionsOn(camille, id).history()
  expect(lines[0]?.events.map(({ text }) => text)).toEqual([
    'Vous avez signé le contrat.',
    'Vous avez demandé la résiliation du contrat.',
    'La résiliation demandée a pris effet.',
  ])
})

test('a sold car is covered until the day of the sale, and its contract ends ten days after the request', async () => {
  const { id, listed } = await signed()
  const { data } = await leave(id, 'sold', inDays(-3))
  expect(data.effect_date).toBe(inDays(10))
  expect(data.contract.leaving).toEqual({
    covered_until: inDays(-3),
    effect_date: inDays(10),
    by_choice: false,
  })
  // 72 days after the sale
  expectDaysBack(data.refund.lines[0], 72, 80)
  expect(await refusalOf(claim(id, -2))).toMatchObject({
    problem: { code: 'claim.incident_not_covered' },
  })
  const found = await server.database
    .selectFrom('vehicle_event')
    .select(['kind', 'end_date'])
    .where('contract_id', '=', id)
    .where('kind', '=', 'end')
    .execute()
  expect(found).toEqual([{ kind: 'end', end_date: inDays(-3) }])
  const { data: papers } = await camille.client.contracts.papers({ params: { id } })
  expect(papers.find(({ kind }) => kind === 'attestation')?.available).toBe(false)

  await work(11)
  expect((await listed()).status).toBe('cancelled')
  const { count } = await server.database
    .selectFrom('vehicle_event')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('contract_id', '=', id)
    .where('kind', '=', 'end')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
  expect(await refusalOf(claim(id, -2))).toMatchObject({
    problem: { code: 'claim.incident_not_covered' },
  })
})

test('a car lost by an uncovered event ends its contract on that day, at once', async () => {
  const { id } = await signed()
  const { data } = await leave(id, 'lost', inDays(-4))
  expect(data.contract.status).toBe('cancelled')
  expect(data.effect_date).toBe(inDays(-4))
  expect(data.refund.due_by).toBe(inDays(30))
  expectDaysBack(data.refund.lines[0], 73, 80)
  const receipt = await camille.client.contracts.paper({ params: { id, kind: 'cancellation' } })
  const found = (await readPdf(Buffer.from(receipt))).text.replaceAll(/\s+/g, ' ')
  const eventDay = formatDay(Temporal.PlainDate.from(inDays(-4))).replaceAll(/\s+/g, ' ')
  expect(found).toContain(`évènement du ${eventDay}`)
  expect(found).toContain(`${eventDay} à 24 h`)
  expect(found).not.toContain('dès la réception de la demande')
})

test('a sale in the last days of a contract still refunds the days after the sale', async () => {
  const { id, listed } = await buildSigned(server, camille, {
    startingIn: -75,
    endingIn: 4,
  })
  const { data } = await leave(id, 'sold', inDays(-3))
  expect(data.effect_date).toBe(inDays(4))
  expectDaysBack(data.refund.lines[0], 7, 80)
  await work(5)
  await expireContracts(server.database, Temporal.PlainDate.from(inDays(5)))
  expect(await listed()).toMatchObject({ status: 'cancelled' })
})

test('a legal ground without a valid event day is refused, and nothing is stored', async () => {
  const { id, listed } = await signed()
  const before = await rowCounts(server.database)
  for (const [event, code] of [
    [null, 'event_missing'],
    [inDays(1), 'event_in_future'],
    [inDays(-11), 'event_before_contract'],
  ] as const) {
    const refusal = await refusalOf(leave(id, 'sold', event))
    expect(refusal).toMatchObject({ status: 422, problem: { code: `cancellation.${code}` } })
    const { data } = await look(id, 'sold', event ?? undefined)
    expect(data.legal).toMatchObject({ refusal: { message: refusal.message }, effect: null })
  }
  expect(await rowCounts(server.database)).toEqual(before)
  expect((await listed()).status).toBe('active')
})

test('an attestation requested again on the day of the sale shows the new last day', async () => {
  const { id } = await signed()
  const memo = async () => {
    const bytes = await camille.client.contracts.paper({ params: { id, kind: 'attestation' } })
    return (await readPdf(Buffer.from(bytes))).text
  }
  const before = await memo()
  expect(before).toContain(formatDay(Temporal.PlainDate.from(inDays(69))).replace(/\s/g, ' '))
  await leave(id, 'sold', inDays(0))
  const after = await memo()
  expect(after).toContain(formatDay(Temporal.PlainDate.from(inDays(0))).replace(/\s/g, ' '))
  expect(after).not.toContain(formatDay(Temporal.PlainDate.from(inDays(69))).replace(/\s/g, ' '))
  expect(await memo()).toBe(after)
})
