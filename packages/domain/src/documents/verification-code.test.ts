import { expect, test } from 'vitest'
import { readVerificationCode, verificationCode } from './verification-code.ts'

test('a code counts five bits of each byte, in four groups', () => {
  const bytes = Uint8Array.from([
    0, 1, 9, 10, 17, 18, 19, 20, 21, 22, 26, 27, 31, 32, 255, 5, 5, 5, 5, 5,
  ])
  expect(verificationCode(bytes)).toBe('019AH-JKMNP-TVZ0Z-55555')
})

test('another number of bytes makes no code', () => {
  expect(() => verificationCode(new Uint8Array(19))).toThrow(RangeError)
})

test.each([
  ['as printed', '019AH-JKMNP-TVZ0Z-55555'],
  ['in small letters with spaces', ' 019ah jkmnp tvz0z 55555 '],
  ['without hyphens', '019AHJKMNPTVZ0Z55555'],
  ['with letters taken for figures', 'OI9AH-JKMNP-TVZoZ-55555'],
  ['with an L for the one', '0l9AH-JKMNP-TVZ0Z-55555'],
])('it is read %s', (_, typed) => {
  expect(readVerificationCode(typed)).toBe('019AH-JKMNP-TVZ0Z-55555')
})

test.each([
  ['nothing', ''],
  ['too short', '019AH-JKMNP-TVZ0Z-5555'],
  ['too long', '019AH-JKMNP-TVZ0Z-555555'],
  ['a letter that no code has', 'U19AH-JKMNP-TVZ0Z-55555'],
  ['an accent', 'É19AH-JKMNP-TVZ0Z-55555'],
])('%s is no code', (_, typed) => {
  expect(readVerificationCode(typed)).toBeNull()
})
