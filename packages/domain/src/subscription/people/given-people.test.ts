import { describe, expect, test } from 'vitest'
import { traitsOf } from '../../products/traits.ts'
import { tariffByVersion } from '../tariffs.ts'
import type { GivenPeople } from './given-people.ts'
import { missingPeople, policyholderContradictions } from './given-people.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

function given(
  product: 'car' | 'travel',
  {
    choices = {},
    answers = {},
  }: { choices?: Record<string, string>; answers?: Record<string, string> },
): GivenPeople {
  const tariff = tariffByVersion(product, `${product}-2027-1`)
  if (!tariff) throw new Error('no tariff')
  return {
    tariff,
    choices,
    answerTo: (id) => answers[id] ?? null,
    start: day('2027-03-03'),
    today: day('2026-11-22'),
  }
}

test('each mandatory question about people left unanswered is reported', () => {
  const { 'car.plate': plate, ...others } = Object.fromEntries(
    missingPeople(given('car', {})).map(({ path, message }) => [path, message]),
  )
  expect(plate).toContain('Quelle est son immatriculation')
  expect(Object.keys(others)).toEqual([
    'car.make',
    'car.model',
    'car.holder',
    'car.driver',
    'car.driver_birth_date',
    'car.licence_number',
    'car.licence_date',
    'car.licence_country',
    'policyholder.name',
    'policyholder.birth_date',
    'policyholder.birth_place',
    'policyholder.address',
    'policyholder.phone',
  ])
})

test.each([
  ['22/11/2008', null],
  ['23/11/2008', 'eligibility.minor'],
])('a policyholder born on %s is judged: %s', (birth, code) => {
  const found = policyholderContradictions(
    given('travel', { answers: { 'policyholder.birth_date': birth } }),
  )
  expect(found[0]?.code ?? null).toBe(code)
})

const ofDriver = (choices: Record<string, string>, answers: Record<string, string>) =>
  traitsOf('car')
    .people(given('car', { choices, answers }))
    .map(({ code, path, remedy }) => [code, path, remedy?.answerId ?? null])

const others = (people: string) => ofDriver({}, { 'car.other_drivers': people })

describe('the main driver', () => {
  test.each([
    // ages on the first day, 3 March 2027
    ['car.driver_age.25_to_29', '04/03/1997', []],
    [
      'car.driver_age.25_to_29',
      '03/03/1997',
      [['people.contradiction', 'car.driver_birth_date', 'car.driver_age.30_to_64']],
    ],
    [
      'car.driver_age.18_to_20',
      '04/03/2009',
      [['eligibility.minor', 'car.driver_birth_date', null]],
    ],
  ])('answering %s and born on %s gives: %o', (answer, birth, expected) => {
    expect(ofDriver({ 'car.driver_age': answer }, { 'car.driver_birth_date': birth })).toEqual(
      expected,
    )
  })

  test.each([
    ['car.licence.10_and_over', '03/03/2017', []],
    [
      'car.licence.10_and_over',
      '04/03/2017',
      [['people.contradiction', 'car.licence_date', 'car.licence.4_to_9']],
    ],
    [
      'car.licence.2_to_3',
      '04/03/2025',
      [['eligibility.recent_licence', 'car.licence_date', null]],
    ],
  ])('answering %s with a licence of %s gives: %o', (answer, date, expected) => {
    expect(ofDriver({ 'car.licence': answer }, { 'car.licence_date': date })).toEqual(expected)
  })

  test.each([
    // five whole years, six reductions at most: 0.72
    ['car.crm.0_72', '01/03/2022', []],
    ['car.crm.0_71', '01/03/2022', [['people.contradiction', 'car.licence_date', 'car.crm.0_72']]],
    ['car.crm.0_50', '01/03/2010', []],
  ])('answering %s with a licence since %s gives: %o', (answer, date, expected) => {
    expect(ofDriver({ 'car.crm': answer }, { 'car.licence_date': date })).toEqual(expected)
  })

  test('can’t have a licence from before the legal age, nor a licence number of another country’s format', () => {
    const answers = {
      'car.driver_birth_date': '14/05/1988',
      'car.licence_date': '13/05/2005',
      'car.licence_country': 'France',
      'car.licence_number': '12345',
    }
    expect(ofDriver({}, answers)).toEqual([
      ['licence.number', 'car.licence_number', null],
      ['licence.too_young', 'car.licence_date', null],
    ])
  })

  test('can’t share the car with anyone under 15, the age of accompanied driving', () => {
    expect(others('Zoé Roussel, 03/03/2012 ; Tom Roussel, 01/01/2021')).toEqual([
      ['people.too_young_to_drive', 'car.other_drivers', null],
    ])
    expect(others('Zoé Roussel, 04/03/2012')).toHaveLength(1)
    expect(others('Zoé Roussel, 03/03/2012')).toEqual([])
    expect(others('Zoé Roussel, 04/03/2012, conduite accompagnée')).toHaveLength(1)
    expect(others('Zoé Roussel, 03/03/2012, conduite accompagnée')).toEqual([])
  })
})

const ofTravellers = (choices: Record<string, string>, people: string) =>
  traitsOf('travel')
    .people(given('travel', { choices, answers: { 'travel.people': people } }))
    .map(({ code, remedy }) => [code, remedy?.answerId ?? null])

describe('named travellers', () => {
  const TWO = 'Camille Roussel, 14/05/1988 ; Inès Garnier, 02/03/2015'

  test('must be as many as the number insured', () => {
    expect(ofTravellers({ 'travel.travellers': 'travel.travellers.2' }, TWO)).toEqual([])
    expect(ofTravellers({ 'travel.travellers': 'travel.travellers.1' }, TWO)).toEqual([
      ['people.contradiction', 'travel.travellers.2'],
    ])
  })

  test.each([
    ['travel.oldest.30_to_49', TWO, []],
    ['travel.oldest.18_to_29', TWO, [['people.contradiction', 'travel.oldest.30_to_49']]],
    ['travel.oldest.18_to_29', 'Inès Garnier, 02/03/2015', [['eligibility.minor', null]]],
  ])('with the answer %s and the people « %s » give: %o', (answer, people, expected) => {
    expect(ofTravellers({ 'travel.oldest': answer }, people)).toEqual(expected)
  })
})
