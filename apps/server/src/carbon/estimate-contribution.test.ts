import { expect, test } from 'vitest'
import { DomainError } from '../platform/http/domain-error.ts'
import { type ContributionAsked, estimateContribution } from './carbon.service.ts'

const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
const FLIGHT = { departure: 'Paris', arrival: 'New York', format: 'flight' }
const kilometres = (answerText: string) => [{ questionId: 'car.annual_kilometres', answerText }]

const estimate = (asked: Partial<ContributionAsked>) =>
  estimateContribution({
    product: 'travel',
    answers: [],
    travels: [FLIGHT],
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

test('the contribution of a travel is of its trips, for one passenger', () => {
  expect(estimate({})).toEqual({
    kg: 963.68,
    uncertaintyPct: 35,
    cents: 964,
    factorSet: '2026-11',
    option: 'renewable_energy',
  })
  expect(estimate({ option: 'tree_planting' })).toMatchObject({ cents: 3000 })
  expect(estimate({ travels: [FLIGHT, FLIGHT] }).kg).toBeCloseTo(2 * 963.684, 2)
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

test('two cities of one name are two places when their ids say so', () => {
  const home = { departure: 'Saint-Denis', arrival: 'Saint-Denis', format: 'flight' }
  const ids = { departure_place_id: 'FR-93066', arrival_place_id: 'FR-97411' }
  expect(estimate({ travels: [{ ...home, ...ids }] }).kg).toBeGreaterThan(1000)
  expect(refusalOf({ travels: [{ ...home, ...ids, arrival_place_id: 'FR-93066' }] })).toMatchObject(
    { status: 422, code: 'trip.same_city', errors: [{ path: 'travels[0].arrival' }] },
  )
})

test('the contribution of a car is of the usage of the one that the specification fixes', () => {
  expect(estimate({ product: 'car', travels: [], answers: kilometres('12000') })).toEqual({
    kg: 2805.98,
    uncertaintyPct: 15,
    cents: 2806,
    factorSet: '2026-11',
    option: 'renewable_energy',
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
] as const)('%j: %s', (asked, code, path, message) => {
  expect(refusalOf(asked)).toMatchObject({ status: 422, code, message, errors: [{ path }] })
})

test('a trip that can’t be made is refused by the name of its field', () => {
  expect(refusalOf({ travels: [{ ...FLIGHT, format: 'car' }] }).errors).toMatchObject([
    { path: 'travels[0].format' },
  ])
  expect(refusalOf({ travels: [{ ...FLIGHT, departure: 'Zzyzxville' }] }).errors).toMatchObject([
    { path: 'travels[0].departure' },
  ])
})
