import { expect, test } from 'vitest'
import { signedEuros } from './signed-euros.ts'

test('a difference says its sign, and nothing when there is none', () => {
  expect(signedEuros(2.18)).toBe('+2,18\u00a0€')
  expect(signedEuros(-2.18)).toBe('\u22122,18\u00a0€')
  expect(signedEuros(0)).toBeUndefined()
})
