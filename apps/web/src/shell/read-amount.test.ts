import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test('an amount is read in the usual ways of writing it', () => {
  expect(['925,50', '1\u202f200', '75 €', '12.5', '0'].map(readAmount)).toEqual([
    925.5, 1200, 75, 12.5, 0,
  ])
})

test('anything else is not an amount', () => {
  expect(['', 'mille', '-5', '1,234', '1e9', 'NaN'].map(readAmount)).toEqual(Array(6).fill(null))
})
