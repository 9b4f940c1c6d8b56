import { expect, test } from 'vitest'
import { DomainError } from '../platform/http/domain-error.ts'
import { type ContributionAsked, estimateContribution } from './estimate-contribution.service.ts'

const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
const FLIGHT = { departure: 'Paris', arrival: 'New York', format: 'flight' }
const year = {
  start: Temporal.PlainDate.from('2026-12-01'),
  end: Temporal.PlainDate.from('2027-11-30'),
}
const answer = (questionId: string, answerText: string, answerId: string | null = null) => ({
  questionId,
  questionText: '?',
  answerText,
  answerId,
})
const kilometres = (text: string) => [answer('car.annual_kilometres', text)]

const estimate = (asked: Partial<ContributionAsked>) =>
  estimateContribution({
    product: 'travel',
    answers: [],
    travels: [FLIGHT],
    period: year,
    option: 'renewable_energy',
    now,
    ...asked,
  })

function refusalOf(asked: Partial<ContributionAsked>): DomainError {
  try {
    estimate(asked)
  } catch (error) {
    if (error instanceof DomainError) return error
  }
  throw new Error('not refused')
}

test('the contribution of a travel covers its trips, for each traveller', () => {
  expect(estimate({})).toEqual({
    kg: 963.68,
    uncertaintyPct: 35,
    cents: 964,
    factorSet: '2026-11',
    option: 'renewable_energy',
    basis: { of: 'trips', trips: 1, travellers: 1 },
  })
  expect(estimate({ option: 'tree_planting' })).toMatchObject({ cents: 3000 })
  expect(estimate({ travels: [FLIGHT, FLIGHT] }).kg).toBeCloseTo(2 * 963.684, 2)
  const three = [answer('travel.travellers', '3', 'travel.travellers.3')]
  expect(estimate({ answers: three })).toMatchObject({
    kg: 2891.05,
    cents: 2891,
    basis: { of: 'trips', trips: 1, travellers: 3 },
  })
})

test('a place id chooses between homonyms', () => {
  const trip = { departure: 'Paris', arrival: 'Saint-Denis', format: 'flight' }
  expect(estimate({ travels: [{ ...trip, arrival_place_id: 'FR-97411' }] }).kg).toBeGreaterThan(
    1000,
  )
  expect(refusalOf({ travels: [FLIGHT, trip] })).toMatchObject({
    status: 422,
    code: 'trip.ambiguous_city',
    errors: [{ path: 'travels[1].arrival' }],
  })
})

test('two cities of one name are different places when their ids differ', () => {
  const home = { departure: 'Saint-Denis', arrival: 'Saint-Denis', format: 'flight' }
  const ids = { departure_place_id: 'FR-93066', arrival_place_id: 'FR-97411' }
  expect(estimate({ travels: [{ ...home, ...ids }] }).kg).toBeGreaterThan(1000)
  expect(refusalOf({ travels: [{ ...home, ...ids, arrival_place_id: 'FR-93066' }] })).toMatchObject(
    { status: 422, code: 'trip.same_city', errors: [{ path: 'travels[0].arrival' }] },
  )
})

test('the contribution of a car covers the usage of the car described, over the days of its contract', () => {
  const answers = [
    ...kilometres('12000'),
    answer('car.body', 'SUV', 'car.body.suv'),
    answer('car.energy', 'Électrique', 'car.energy.electric'),
    answer('car.age', 'Moins de 3 ans', 'car.age.under_3'),
  ]
  // 26.76 kWh per 100 km × 0.0519 kg, and 2.1 g of leaks per km, over 12,000 km: 191.86 kg a year
  expect(estimate({ product: 'car', answers })).toMatchObject({ kg: 191.86, cents: 192 })
  const december = { start: year.start, end: Temporal.PlainDate.from('2026-12-31') }
  expect(estimate({ product: 'car', answers, period: december })).toEqual({
    kg: 16.3,
    uncertaintyPct: 15,
    cents: 16,
    factorSet: '2026-11',
    option: 'renewable_energy',
    basis: {
      of: 'driving',
      kilometres: 12_000,
      days: 31,
      vehicle: { fuelType: 'electric', size: 'suv', year: 2025 },
      isOwnCar: true,
    },
  })
})

test('a car that is not described counts as the one fixed by the specification', () => {
  const asked = { product: 'car', travels: [], answers: kilometres('12000') } as const
  expect(estimate(asked)).toMatchObject({
    kg: 2805.98,
    cents: 2806,
    basis: { isOwnCar: false, days: 365 },
  })
  expect(estimate({ product: 'car', answers: kilometres('0') })).toMatchObject({ kg: 0, cents: 0 })
})

test.each([
  [
    { travels: [] },
    'trips.missing',
    'travels',
    'Veuillez ajouter au moins un voyage pour compenser vos émissions.',
  ],
  [
    { product: 'car' },
    'offset.kilometres_missing',
    'questions',
    'Veuillez renseigner le nombre de kilomètres parcourus par an.',
  ],
  [
    { product: 'car', answers: kilometres('beaucoup') },
    'offset.kilometres_missing',
    'questions',
    'Veuillez renseigner le nombre de kilomètres parcourus par an.',
  ],
] as const)('a contribution can’t be estimated for %j: %s', (asked, code, path, message) => {
  expect(refusalOf(asked)).toMatchObject({ status: 422, code, message, errors: [{ path }] })
})

test('an impossible trip is refused with the field at fault', () => {
  expect(refusalOf({ travels: [{ ...FLIGHT, format: 'car' }] }).errors).toMatchObject([
    { path: 'travels[0].format' },
  ])
  expect(refusalOf({ travels: [{ ...FLIGHT, departure: 'Zzyzxville' }] }).errors).toMatchObject([
    { path: 'travels[0].departure' },
  ])
})
