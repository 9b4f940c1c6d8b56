import { expect, test } from 'vitest'
import { coefficientConflicts, eligibility } from './eligibility.ts'
import { tariffInForce } from './tariffs.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const car = tariffInForce('car', today)
const travel = tariffInForce('travel', today)
const nextCar = tariffInForce('car', Temporal.PlainDate.from('2027-01-01'))

test.each([
  ['a minor driver', 'car.driver_age', 'car.driver_age.under_18', 'eligibility.minor'],
  ['a driver without a licence', 'car.licence', 'car.licence.none', 'eligibility.no_licence'],
  ['a licence under 2 years', 'car.licence', 'car.licence.under_2', 'eligibility.recent_licence'],
])('%s is refused, with a reason', (_, question, answer, code) => {
  expect(eligibility(car, { [question]: answer })).toMatchObject({
    ok: false,
    error: { code, path: question, message: expect.stringMatching(/^[A-Z].{20,}\.$/) },
  })
})

const refusalFor = (choices: Record<string, string>) => {
  const allowed = eligibility(nextCar, choices)
  return allowed.ok ? '' : allowed.error.message
}

test('a customer refused by our own rules learns who may impose compulsory cover; a minor does not', () => {
  expect(refusalFor({ 'car.licence': 'car.licence.under_2' })).toContain(
    'Bureau central de tarification',
  )
  expect(refusalFor({ 'car.value': 'car.value.over_80000' })).toContain('L212-1')
  expect(refusalFor({ 'car.driver_age': 'car.driver_age.under_18' })).not.toContain('Bureau')
})

test('travellers who are all minors are refused', () => {
  expect(eligibility(travel, { 'travel.oldest': 'travel.oldest.under_18' })).toMatchObject({
    ok: false,
    error: { code: 'eligibility.minor' },
  })
})

test('with two reasons for a refusal, the first question’s is given', () => {
  const choices = { 'car.licence': 'car.licence.none', 'car.driver_age': 'car.driver_age.under_18' }
  expect(eligibility(car, choices)).toMatchObject({ error: { code: 'eligibility.minor' } })
})

test('an adult with a licence is accepted, and so is someone who has not answered yet', () => {
  expect(
    eligibility(car, {
      'car.driver_age': 'car.driver_age.18_to_20',
      'car.licence': 'car.licence.2_to_3',
    }),
  ).toEqual({
    ok: true,
    value: true,
  })
  expect(eligibility(car, {}).ok).toBe(true)
})

test.each([
  ['car.driver_age.18_to_20', 'car.licence.4_to_9'],
  ['car.driver_age.18_to_20', 'car.licence.10_and_over'],
  ['car.driver_age.21_to_24', 'car.licence.10_and_over'],
])('the answers %s and %s contradict each other and are refused', (age, licence) => {
  const answer = eligibility(car, { 'car.driver_age': age, 'car.licence': licence })
  expect(answer).toMatchObject({ ok: false, error: { code: 'eligibility.licence_before_age' } })
})

test('a young driver whose licence is possible at that age is accepted', () => {
  const fits = { 'car.driver_age': 'car.driver_age.21_to_24', 'car.licence': 'car.licence.4_to_9' }
  expect(eligibility(car, fits)).toEqual({ ok: true, value: true })
})

const conflicts = (crm: string, more: Record<string, string>) =>
  coefficientConflicts(nextCar, { 'car.crm': `car.crm.${crm}`, ...more }).map(
    ({ code, path, remedy }) => [code, path, remedy?.answerId],
  )

test.each([
  // the tariff allows at least 0.80 with 2 to 3 years of licence, 0.57 with 4 to 9, 0.55 after three accidents
  ['0_79', { 'car.licence': 'car.licence.2_to_3' }, ['eligibility.crm_licence', '0_80']],
  ['0_56', { 'car.licence': 'car.licence.4_to_9' }, ['eligibility.crm_licence', '0_57']],
  ['0_54', { 'car.claims': 'car.claims.3_and_over' }, ['eligibility.crm_claims', '0_55']],
])(
  'the coefficient %s with %o is refused, and the lowest one allowed is offered: %o',
  (crm, more, [code, least]) => {
    expect(conflicts(crm, more)).toEqual([[code, 'car.crm', `car.crm.${least}`]])
  },
)

test('a coefficient two answers forbid has one remedy, and none when another answer is refused anyway', () => {
  const both = { 'car.claims': 'car.claims.3_and_over', 'car.licence': 'car.licence.4_to_9' }
  expect(conflicts('0_50', both)).toEqual([
    ['eligibility.crm_licence', 'car.crm', 'car.crm.0_57'],
    ['eligibility.crm_claims', 'car.crm', 'car.crm.0_57'],
  ])
  expect(conflicts('0_57', both)).toEqual([])
  expect(conflicts('0_50', { ...both, 'car.driver_age': 'car.driver_age.under_18' })).toEqual([])
})
