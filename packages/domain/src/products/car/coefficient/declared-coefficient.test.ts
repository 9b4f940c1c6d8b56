import { expect, test } from 'vitest'
import { declaredCoefficient } from './declared-coefficient.ts'

test.each([
  [{ 'car.crm': 'car.crm.0_95' }, 95],
  [{ 'car.crm': 'car.crm.3_50' }, 350],
  [{ 'car.bonus': 'car.bonus.0_50' }, 50],
  [{ 'car.bonus': 'car.bonus.0_51_to_0_79' }, null],
  [{}, null],
])('the declared coefficient of %o is %s', (choices, hundredths) => {
  expect(declaredCoefficient(choices as Readonly<Record<string, string>>)).toBe(hundredths)
})
