import { expect, test } from 'vitest'
import { eligibility } from './eligibility.ts'
import { tariffInForce } from './tariffs.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const car = tariffInForce('car', today)
const travel = tariffInForce('travel', today)

test.each([
  ['a minor driver', 'car.driver_age', 'car.driver_age.under_18', 'eligibility.minor'],
  ['a driver without a licence', 'car.licence', 'car.licence.none', 'eligibility.no_licence'],
  ['a licence under 2 years', 'car.licence', 'car.licence.under_2', 'eligibility.recent_licence'],
])('%s is refused with a reason', (_, question, answer, code) => {
  expect(eligibility(car, { [question]: answer })).toMatchObject({
    ok: false,
    error: { code, path: question, message: expect.stringMatching(/^[A-Z].{20,}\.$/) },
  })
})

test('travellers who are all minors are refused', () => {
  expect(eligibility(travel, { 'travel.oldest': 'travel.oldest.under_18' })).toMatchObject({
    ok: false,
    error: { code: 'eligibility.minor' },
  })
})

test('of two reasons, the first question speaks', () => {
  const choices = { 'car.licence': 'car.licence.none', 'car.driver_age': 'car.driver_age.under_18' }
  expect(eligibility(car, choices)).toMatchObject({ error: { code: 'eligibility.minor' } })
})

test('an adult with a licence, and someone who has not answered yet, may go on', () => {
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
