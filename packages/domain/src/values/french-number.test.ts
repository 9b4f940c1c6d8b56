import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber, formatSignificant } from './french-number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1\u202f000'],
  [1_234_567.5, '1\u202f234\u202f567,5'],
  [-1234.5678, '\u22121\u202f234,568'],
  [-0.0001, '0'],
  [1.0005, '1,001'],
  [1e-7, '0'],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

test.each([
  [1.005, { least: 2, most: 2 }, '1,01'],
  [3, { least: 2, most: 2 }, '3,00'],
  [3.1, { least: 2, most: 4 }, '3,10'],
  [12.5, { most: 0 }, '13'],
])('%d with the digits %j is written %s', (value, digits, text) => {
  expect(formatNumber(value, digits)).toBe(text)
})

test.each([
  [2805.98, 2, '2\u202f800'],
  [0.0234, 2, '0,023'],
  [2.3, 2, '2,3'],
  [0, 2, '0'],
  [1234.5678, 4, '1\u202f235'],
])('%d with %d significant digits is written %s', (value, digits, text) => {
  expect(formatSignificant(value, digits)).toBe(text)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e12, 1e21])(
  '%d is formatted by the browser',
  (value) => {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat('fr-FR').format(value))
  },
)

test('numbers are written as browsers write them in French', () => {
  const amounts = fc.double({ min: -1e9, max: 1e9, noNaN: true, noDefaultInfinity: true })
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 4 }),
      (value, a, b) => {
        const [least = 0, most = 0] = [a, b].toSorted((one, other) => one - other)
        const theirs = new Intl.NumberFormat('fr-FR', {
          minimumFractionDigits: least,
          maximumFractionDigits: most,
          signDisplay: 'negative',
        })
        expect(formatNumber(value, { least, most })).toBe(
          theirs.format(value).replace('-', '\u2212'),
        )
      },
    ),
  )
  const seen = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 3 })
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (value) => {
      expect(formatSignificant(value, 3)).toBe(seen.format(value))
    }),
  )
})
