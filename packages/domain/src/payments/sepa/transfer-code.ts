import type { Cents } from '../../values/money.ts'

interface Transfer {
  readonly name: string
  readonly iban: string
  readonly cents: Cents
  /** ISO 11649. */
  readonly reference: string
}

/**
 * What the QR code of a transfer holds (EPC069-12, version 002, UTF-8): a banking application that reads it fills in who is
 * paid, how much and with which reference. It needs an error correction of level M.
 */
export function epcQrText({ name, iban, cents, reference }: Transfer): string {
  const amount = `EUR${(cents / 100).toFixed(2)}`
  return ['BCD', '002', '1', 'SCT', '', name.slice(0, 70), iban, amount, '', reference].join('\n')
}
