import { expect, test } from 'vitest'
import { initials, tintOf } from './initials.ts'

test('two words give the first letter of each, in capitals', () => {
  expect(initials('Camille Roussel')).toBe('CR')
  expect(initials('élise de la garnier')).toBe('ÉG')
})

test('a user name is cut at its dots, dashes and underscores', () => {
  expect(initials('camille.roussel')).toBe('CR')
  expect(initials('jean-marc')).toBe('JM')
  expect(initials('root')).toBe('R')
})

test('an empty name gives no letter', () => {
  expect(initials('  ')).toBe('')
})

test('a name always has the same tint, and the tints are all in use', () => {
  const names = Array.from({ length: 200 }, (_, index) => `client${index}`)
  const tints = names.map((name) => tintOf(name, 6))
  expect(names.map((name) => tintOf(name, 6))).toEqual(tints)
  expect(new Set(tints)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})
