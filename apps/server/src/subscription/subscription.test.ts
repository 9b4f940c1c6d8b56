import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import type { subscription } from '@sillage/wire/subscription.ts'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf } from '../testing/test-session.ts'
import { buildAnswers } from './subscription.factory.ts'

const server = await serveTests()

const price = (body: Partial<Body<typeof subscription.price>>) =>
  server.client().subscription.price({ body: { contract_type: 'car', answers: [], ...body } })

const today = dayInParis(Temporal.Now.instant())
const inDays = (days: number) => today.add({ days }).toString()

describe('the questions', () => {
  test.each(['Voiture', 'Voyage', 'car', 'travel'])(
    'of %s are choices, integers and texts, with their bounds',
    async (type) => {
      const { data } = await server.client().subscription.questions({ params: { type } })
      expect(data.length).toBeGreaterThanOrEqual(10)
      const kinds = data.map(({ choosableAnswers, min, max, max_length, ...asked }) => {
        expect(asked.configuration_question_id).toBeTruthy()
        expect(asked.question).toBeTruthy()
        if (choosableAnswers.length === 0) {
          expect(max_length).toBeGreaterThan(0)
          return 'text'
        }
        if (choosableAnswers.length === 1) {
          expect(choosableAnswers[0]?.answer).toBe('integer')
          expect(min).toBeLessThan(max ?? 0)
          return 'integer'
        }
        return 'choice'
      })
      expect(new Set(kinds)).toEqual(new Set(['choice', 'integer', 'text']))
      const ids = data.flatMap(({ choosableAnswers }) =>
        choosableAnswers.map((answer) => answer.choosable_answer_id),
      )
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  test('of a car have the unit of the kilometres', async () => {
    const { data } = await server.client().subscription.questions({ params: { type: 'car' } })
    const units = data.filter(({ unit }) => unit !== undefined)
    expect(units).toMatchObject([
      { configuration_question_id: 'car.annual_kilometres', unit: 'km' },
    ])
  })

  test.each(['bateau', 'voiture', 'CAR', 'constructor', '__proto__', ' ', '%'])(
    'of the unknown product « %s » get 404',
    async (type) => {
      const call = server.client().subscription.questions({ params: { type } })
      expect((await refusalOf(call)).status).toBe(404)
    },
  )
})

describe('a price', () => {
  test.each(['car', 'travel'] as const)(
    'for a %s is the sum of its lines, to the cent',
    async (product) => {
      const answers = buildAnswers({ product }).flatMap(
        (answer) => answer.choosable_answer_id ?? [],
      )
      const { data, breakdown } = await price({ contract_type: product, answers })
      const cents = (kinds: readonly string[]) =>
        breakdown
          .filter(({ kind }) => kinds.includes(kind))
          .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
      expect(data).toBeGreaterThan(0)
      expect(Math.round(data * 100) / 100).toBe(data)
      expect(cents(['total'])).toBe(Math.round(data * 100))
      expect(cents(['base', 'factor'])).toBe(cents(['cover']))
      expect(cents(['cover', 'fee', 'tax', 'fund'])).toBe(cents(['total']))
      expect(cents(['tax'])).toBeGreaterThan(0)
    },
  )

  test('is the same for ids sent as text or objects, in any order, even repeated', async () => {
    const ids = ['car.body.suv', 'car.energy.diesel', 'car.level.all_risks']
    const texts = await price({ answers: ids })
    const objects = ids.toReversed().map((choosable_answer_id) => ({ choosable_answer_id }))
    expect(await price({ answers: objects })).toEqual(texts)
    expect(await price({ answers: [...ids, ...objects] })).toEqual(texts)
    expect(await price({ contract_type: 'Voiture', answers: ids })).toEqual(texts)
  })

  test('counts a missing choice as its neutral value', async () => {
    const none = await price({ answers: [] })
    const neutral = buildAnswers({ product: 'car' }).flatMap((one) => one.choosable_answer_id ?? [])
    expect((await price({ answers: neutral })).data).toBe(none.data)
  })

  test('is for one month from today by default, and grows with the period', async () => {
    const month = today.add({ months: 1 }).toString()
    const usual = await price({})
    expect(await price({ start_date: inDays(0), end_date: month })).toEqual(usual)
    const longer = await price({ start_date: inDays(0), end_date: inDays(364) })
    expect(longer.data).toBeGreaterThan(usual.data * 3)
  })

  test('is refused when a question has two answers, and the refusal names it', async () => {
    const answers = ['car.body.suv', 'car.energy.diesel', 'car.body.city']
    const refusal = await refusalOf(price({ answers }))
    expect(refusal).toMatchObject({
      status: 422,
      problem: { code: 'price.two_answers', errors: [{ path: 'answers[2]' }] },
    })
    expect(refusal.message).toContain('Quel type de voiture assurez-vous')
  })

  test.each([['car.body.boat'], ['travel.zone.world'], ['car.annual_kilometres.integer'], ['1']])(
    'is refused for the unknown answer %s',
    async (id) => {
      const refusal = await refusalOf(price({ answers: [id] }))
      expect(refusal).toMatchObject({ status: 422, problem: { code: 'price.unknown_answer' } })
      expect(refusal.message).toContain(id)
    },
  )

  test('is still given to a minor, with the reason why they can’t subscribe', async () => {
    const { data, refusal } = await price({ answers: ['car.driver_age.under_18'] })
    expect(data).toBeGreaterThan(0)
    expect(refusal?.code).toBe('eligibility.minor')
    expect(refusal?.message).toBeTruthy()
  })
})

describe('the period of a price', () => {
  test.each([
    [
      'an impossible day',
      { start_date: '2027-02-30', end_date: '2027-03-30' },
      'period.impossible_day',
      'start_date',
    ],
    [
      'words instead of a day',
      { start_date: inDays(0), end_date: 'dans un mois' },
      'period.impossible_day',
      'end_date',
    ],
    [
      'an instant with an impossible month',
      { start_date: '2027-13-01T00:00:00Z', end_date: inDays(9) },
      'period.impossible_day',
      'start_date',
    ],
    [
      'a start yesterday',
      { start_date: inDays(-1), end_date: inDays(9) },
      'period.in_past',
      'start_date',
    ],
    [
      'an end equal to its start',
      { start_date: inDays(3), end_date: inDays(3) },
      'period.end_before_start',
      'end_date',
    ],
    [
      'an end before its start',
      { start_date: inDays(3), end_date: inDays(1) },
      'period.end_before_start',
      'end_date',
    ],
    [
      'more than five years',
      { start_date: inDays(0), end_date: today.add({ years: 5, days: 1 }).toString() },
      'period.too_long',
      'end_date',
    ],
    ['no end', { start_date: inDays(0) }, 'period.missing', 'end_date'],
    ['no start', { end_date: inDays(9) }, 'period.missing', 'start_date'],
    [
      'an end in the year 275760',
      { start_date: inDays(0), end_date: '+275760-09-13' },
      'period.impossible_day',
      'end_date',
    ],
  ])('with %s is refused', async (_, period, code, path) => {
    const refusal = await refusalOf(price(period))
    expect(refusal).toMatchObject({ status: 422, problem: { code, errors: [{ path }] } })
  })

  test('can be five years long at most', async () => {
    const end_date = today.add({ years: 5 }).toString()
    expect((await price({ start_date: inDays(0), end_date })).data).toBeGreaterThan(0)
  })

  test('sent as instants is read in Paris time', async () => {
    const days = await price({ start_date: '2027-03-02', end_date: '2027-03-28' })
    const instants = { start_date: '2027-03-01T23:00:00Z', end_date: '2027-03-28T21:59:59.999Z' }
    expect(await price(instants)).toEqual(days)
    const offset = {
      start_date: '2027-03-02T23:30:00+01:00',
      end_date: '2027-03-28T00:00:00+02:00',
    }
    expect((await price(offset)).data).not.toBeNaN()
  })

  test('can start today until midnight in Paris', async () => {
    server.setNow('2027-06-30T21:59:59Z')
    await price({ start_date: '2027-06-30', end_date: '2027-07-30' })
    server.setNow('2027-06-30T22:00:00Z')
    const late = await refusalOf(price({ start_date: '2027-06-30', end_date: '2027-07-30' }))
    expect(late.problem?.code).toBe('period.in_past')
    server.setNow(Temporal.Now.instant().toString())
  })
})

test('each level of cover lists the same guarantees and says whether it covers them', async () => {
  const { data } = await server.client().subscription.levels({ params: { type: 'Voiture' } })
  expect(data.configuration_question_id).toBe('car.level')
  expect(data.levels.map(({ answer }) => answer)).toHaveLength(3)
  const [least, , most] = data.levels
  expect(least?.guarantees.map(({ code }) => code)).toEqual(
    most?.guarantees.map(({ code }) => code),
  )
  expect(least?.guarantees.find(({ code }) => code === 'damage')).toEqual({
    code: 'damage',
    label: 'Dommages tous accidents',
    covered: false,
    text: 'Dommages à votre voiture quand vous êtes responsable, vandalisme',
  })
  expect(most?.guarantees.every(({ covered }) => covered)).toBe(true)
  expect(data.exclusions.length).toBeGreaterThan(2)
  const unknown = server.client().subscription.levels({ params: { type: 'Bateau' } })
  expect((await refusalOf(unknown)).status).toBe(404)
})
