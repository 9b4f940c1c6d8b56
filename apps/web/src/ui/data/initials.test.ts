import { expect, test } from 'vitest'
import { initials, tintOf } from './initials.ts'

test('initials are the capitals of the first and last word', () => {
  expect(initials('Camille Roussel')).toBe('CR')
  expect(initials('élise de la garnier')).toBe('ÉG')
})

test('a user name is split at dots, dashes and underscores', () => {
  expect(initials('camille.roussel')).toBe('CR')
  expect(initials('jean-marc')).toBe('JM')
  expect(initials('root')).toBe('R')
  expect(initials('..camille__de-la  tour')).toBe('CT')
})

test('a character outside the basic plane stays whole', () => {
  expect(initials('😀 zoé')).toBe('😀Z')
})

test('an empty name has no initials', () => {
  expect(initials('  ')).toBe('')
  expect(initials('...')).toBe('')
})

test('a name always gets the same tint, and all tints are used', () => {
  const names = Array.from({ length: 200 }, (_, index) => `client${index}`)
  const tints = names.map((name) => tintOf(name, 6))
  expect(names.map((name) => tintOf(name, 6))).toEqual(tints)
  expect(new Set(tints)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})
