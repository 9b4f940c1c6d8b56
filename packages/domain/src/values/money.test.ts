import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatEuros, fromEuros, roundCents, toEuros } from './money.ts'

test.each([
  [12.34, 1234],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [-1.005, -101],
  [12.345, 1235],
  [12.3449, 1234],
  [0, 0],
  [999_999.99, 99_999_999],
])('%d euros are %d cents', (euros, cents) => {
  expect(fromEuros(euros)).toBe(cents)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  '%d is not an amount and throws',
  (euros) => {
    expect(() => fromEuros(euros)).toThrow(RangeError)
  },
)

test('half a cent is rounded away from zero, even when binary hides it', () => {
  expect(roundCents(0.5)).toBe(1)
  expect(roundCents(-0.5)).toBe(-1)
  expect(roundCents(4500 * 1.05 * 1.1)).toBe(5198)
  expect(Object.is(roundCents(-0.2), 0)).toBe(true)
})

test('cents are unchanged by a conversion to euros and back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      (cents) => fromEuros(toEuros(cents)) === cents,
    ),
  )
})

test('an amount is written in French, with no-break spaces', () => {
  expect(formatEuros(123_456)).toBe('1\u202f234,56\u00a0€')
  expect(formatEuros(650)).toBe('6,50\u00a0€')
  expect(formatEuros(-75_984)).toBe('\u2212759,84\u00a0€')
})
