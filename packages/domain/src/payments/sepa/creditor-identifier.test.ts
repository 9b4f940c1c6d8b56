import { expect, test } from 'vitest'
import { isCreditorIdentifier } from './creditor-identifier.ts'

// by hand: 123456 FR 00 is 12345615 27 00, whose remainder by 97 is 26, and 98 - 26 = 72
test.each([
  ['FR72ZZZ123456', true],
  ['FR72ABC123456', true],
  ['DE98ZZZ09999999999', true],
  ['FR73ZZZ123456', false],
  ['FR72ZZZ12345', false],
  ['fr72zzz123456', false],
  ['', false],
])('%s is a valid creditor identifier: %s', (text, isOne) =>
  expect(isCreditorIdentifier(text)).toBe(isOne),
)
