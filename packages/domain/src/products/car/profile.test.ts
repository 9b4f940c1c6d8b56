import { expect, test } from 'vitest'
import { choiceQuestions } from '../../subscription/choices.ts'
import { tariffInForce } from '../../subscription/tariffs.ts'
import { carProfile } from './profile.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const answers = {
  'car.body': 'car.body.sedan',
  'car.energy': 'car.energy.petrol',
  'car.age': 'car.age.3_to_7',
}

test.each([
  ['car.age.under_3', 2025, 2024, 2026],
  ['car.age.3_to_7', 2021, 2019, 2023],
  ['car.age.8_to_12', 2016, 2014, 2018],
  ['car.age.over_12', 2011, null, 2013],
])('in 2026, « %s » is taken as a car of %d', (age, year, from, to) => {
  expect(carProfile({ ...answers, 'car.age': age }, today)).toEqual({
    vehicle: { fuelType: 'petrol', size: 'medium', year },
    years: { from, to },
  })
})

test('every answer of the tariff in force leads to a car profile', () => {
  const asked = choiceQuestions(tariffInForce('car', today)).filter(({ id }) => id in answers)
  expect(asked).toHaveLength(3)
  for (const question of asked)
    for (const answer of question.answers)
      expect(carProfile({ ...answers, [question.id]: answer.id }, today), answer.id).not.toBeNull()
})

test('a car profile needs all three answers, all of them known', () => {
  expect(carProfile({}, today)).toBeNull()
  for (const id of Object.keys(answers)) {
    expect(carProfile({ ...answers, [id]: 'car.unknown' }, today)).toBeNull()
    expect(carProfile({ ...answers, [id]: 'constructor' }, today)).toBeNull()
  }
})
