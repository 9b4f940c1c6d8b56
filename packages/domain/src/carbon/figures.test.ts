import { expect, test } from 'vitest'
import { approximateKilograms, roundKilograms } from './figures.ts'

test.each([
  [0, '0 kg CO2e'],
  [0.04, 'moins de 0,1 kg CO2e'],
  [0.456, 'environ 0,46 kg CO2e'],
  [2.3223, 'environ 2,3 kg CO2e'],
  [169.66, 'environ 170 kg CO2e'],
  [2805.984, 'environ 2_800 kg CO2e'],
])('%d kg are displayed as « %s »', (kg, text) => {
  expect(approximateKilograms(kg)).toBe(
    text.replaceAll(' kg ', '\u00a0kg\u00a0').replace('_', '\u202f'),
  )
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d kg can’t be displayed and throw',
  (kg) => {
    expect(() => approximateKilograms(kg)).toThrow(RangeError)
  },
)

test('kilograms are rounded to 10 g', () => {
  expect([2.3223, 2.325, 0.004].map(roundKilograms)).toEqual([2.32, 2.33, 0])
})
