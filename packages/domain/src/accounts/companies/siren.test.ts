import { expect, test } from 'vitest'
import { groupSiren, parseSiren } from './siren.ts'

test.each([
  // from the right: 0, 2×2, 3, 9×2−9, 2, 8×2−9, 2, 3×2, 7 add up to 40
  ['732829320', '732829320'],
  ['732 829 320', '732829320'],
  ['732.829.320', '732829320'],
  ['732\u00a0829\u00a0320', '732829320'],
  // the French post office
  ['356000000', '356000000'],
])('%j is read as the SIREN %s', (text, siren) => {
  expect(parseSiren(text)).toBe(siren)
})

test.each([
  '732829321',
  '732829230',
  '000000000',
  '73282932',
  '7328293200',
  '73282932A',
  'A732829320',
  '732829320A',
  '٧٣٢٨٢٩٣٢٠',
  '',
])('%j is not a SIREN', (text) => {
  expect(parseSiren(text)).toBeNull()
})

test('a SIREN with one wrong digit is always refused', () => {
  const good = '732829320'
  for (let at = 0; at < good.length; at++)
    for (let digit = 0; digit < 10; digit++)
      if (String(digit) !== good[at])
        expect(parseSiren(good.slice(0, at) + digit + good.slice(at + 1))).toBeNull()
})

test('a SIREN is displayed in groups of three digits', () => {
  expect(groupSiren('732829320')).toBe('732\u00a0829\u00a0320')
})
