import { expect, test } from 'vitest'
import { epcQrText } from './transfer-code.ts'

test('the QR code of a transfer follows EPC069-12', () => {
  const transfer = {
    name: 'Sillage Assurance',
    iban: 'FR7630001007941234567890185',
    cents: 8376,
    reference: 'RF18539007547034',
  }
  expect(epcQrText(transfer)).toBe(
    'BCD\n002\n1\nSCT\n\nSillage Assurance\nFR7630001007941234567890185\nEUR83.76\n\nRF18539007547034',
  )
})
