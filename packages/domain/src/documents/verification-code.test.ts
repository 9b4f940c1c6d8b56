import { expect, test } from 'vitest'
import { readVerificationCode, verificationCode } from './verification-code.ts'

test('a code uses five bits of each byte, in four groups', () => {
  const bytes = Uint8Array.from([
    0, 1, 9, 10, 17, 18, 19, 20, 21, 22, 26, 27, 31, 32, 255, 5, 5, 5, 5, 5,
  ])
  expect(verificationCode(bytes)).toBe('019AH-JKMNP-TVZ0Z-55555')
})

test('a wrong number of bytes throws', () => {
  expect(() => verificationCode(new Uint8Array(19))).toThrow(RangeError)
})

test.each([
  ['as printed', '019AH-JKMNP-TVZ0Z-55555'],
  ['in small letters with spaces', ' 019ah jkmnp tvz0z 55555 '],
  ['without hyphens', '019AHJKMNPTVZ0Z55555'],
  ['with letters taken for figures', 'OI9AH-JKMNP-TVZoZ-55555'],
  ['with an L for the one', '0l9AH-JKMNP-TVZ0Z-55555'],
])('a code is read %s', (_, typed) => {
  expect(readVerificationCode(typed)).toBe('019AH-JKMNP-TVZ0Z-55555')
})

test.each([
  ['nothing', ''],
  ['one character too few', '019AH-JKMNP-TVZ0Z-5555'],
  ['one character too many', '019AH-JKMNP-TVZ0Z-555555'],
  ['a letter that no code has', 'U19AH-JKMNP-TVZ0Z-55555'],
  ['an accent', 'É19AH-JKMNP-TVZ0Z-55555'],
])('a text with %s is not read as a code', (_, typed) => {
  expect(readVerificationCode(typed)).toBeNull()
})
