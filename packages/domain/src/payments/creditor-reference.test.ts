import { expect, test } from 'vitest'
import { creditorReference, groupedReference } from './creditor-reference.ts'

test('a creditor reference carries the check digits of ISO 11649', () => {
  expect(creditorReference('539007547034')).toBe('RF18539007547034')
  expect(creditorReference('3f9a27c1')).toMatch(/^RF\d{2}3F9A27C1$/)
})

test('a creditor reference accepts only 1 to 21 letters and digits', () => {
  expect(() => creditorReference('')).toThrow(RangeError)
  expect(() => creditorReference('A'.repeat(22))).toThrow(RangeError)
  expect(() => creditorReference('3f9a-27c1')).toThrow(RangeError)
})

test('a creditor reference is printed in groups of four', () => {
  expect(groupedReference('RF18539007547034')).toBe('RF18\u00a05390\u00a00754\u00a07034')
})
