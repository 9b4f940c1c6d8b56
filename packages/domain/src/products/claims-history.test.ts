import { expect, test } from 'vitest'
import { formatCoefficient } from './claims-history.ts'

test.each([
  [50, '0,50'],
  [95, '0,95'],
  [100, '1,00'],
  [208, '2,08'],
])('%d hundredths are written %s', (hundredths, written) => {
  expect(formatCoefficient(hundredths)).toBe(written)
})
