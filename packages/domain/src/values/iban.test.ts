import { describe, expect, test } from 'vitest'
import { formatIban, maskedIban, readDebitedIban, readIban } from './iban.ts'

const IBAN = 'FR1420041010050500013M02606'

describe('an IBAN', () => {
  test.each([IBAN, 'fr14 2004 1010 0505 0001 3m02 606', ' FR14\u00a02004-1010.0505 00013M02606\n'])(
    'is read as it is typed: %j',
    (typed) => {
      expect(readIban(typed)).toEqual({ ok: true, value: IBAN })
    },
  )

  test.each([
    ['', 'iban.missing'],
    ['US64SVBKUS6S3300958879', 'iban.country'],
    ['FR1420041010050500013M0260', 'iban.length'],
    ['FR1420041010050500013M02607', 'iban.check'],
    ['FR14200410100505000#3M02606', 'iban.check'],
    ['DE89370400440532013000', undefined],
    ['BE68539007547034', undefined],
    ['CH9300762011623852957', undefined],
    ['NO9386011117947', undefined],
  ])('%s is accepted or refused: %s', (typed, code) => {
    const read = readIban(typed)
    expect(read.ok ? undefined : read.error.code).toBe(code)
  })

  // the orders of debits name no address, which is required of a debtor outside the EEA (EPC rulebooks of 2025)
  test.each([
    [IBAN, undefined],
    ['DE89370400440532013000', undefined],
    ['NO9386011117947', undefined],
    ['CH9300762011623852957', 'iban.not_debited'],
    ['GB29NWBK60161331926819', 'iban.not_debited'],
    ['MC5811222000010123456789030', 'iban.not_debited'],
    ['CH9300762011623852958', 'iban.check'],
  ])('%s can be debited, unless refused: %s', (typed, code) => {
    const read = readDebitedIban(typed)
    expect(read.ok ? undefined : read.error.code).toBe(code)
  })

  test('is printed in groups of four, and can be masked', () => {
    expect(formatIban(IBAN).replaceAll('\u00a0', ' ')).toBe('FR14 2004 1010 0505 0001 3M02 606')
    expect(maskedIban('FR', '2606').replaceAll('\u00a0', ' ')).toBe('FR •••• 2606')
  })
})
