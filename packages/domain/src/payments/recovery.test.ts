import { describe, expect, test } from 'vitest'
import { expectedOf, mayRecover, recoverable, recoveryReference } from './recovery.ts'

const CLAIMED = { claimed: 120_000, received: 0, givenUp: 0 }

describe('recoveries on a claim', () => {
  test('expect what was claimed, less what was received and what was given up', () => {
    expect(expectedOf(CLAIMED)).toBe(120_000)
    expect(expectedOf({ ...CLAIMED, received: 50_000 })).toBe(70_000)
    expect(expectedOf({ ...CLAIMED, received: 50_000, givenUp: 70_000 })).toBe(0)
  })

  test('may claim what was paid and not yet claimed, including amounts given up by a former debtor', () => {
    expect(recoverable(370_000, [])).toBe(370_000)
    expect(recoverable(370_000, [CLAIMED])).toBe(250_000)
    expect(recoverable(370_000, [{ ...CLAIMED, received: 120_000 }])).toBe(250_000)
    expect(recoverable(370_000, [{ ...CLAIMED, givenUp: 20_000 }])).toBe(270_000)
    // a transfer that the bank returned after the recovery was claimed
    expect(recoverable(0, [CLAIMED])).toBe(0)
  })

  test('are refused before anything is paid, and above what was paid', () => {
    expect(mayRecover(1, { paid: 0, recoveries: [] })).toMatchObject({
      ok: false,
      error: { code: 'recovery.nothing_paid' },
    })
    expect(mayRecover(250_000, { paid: 370_000, recoveries: [CLAIMED] })).toEqual({
      ok: true,
      value: true,
    })
    expect(mayRecover(250_001, { paid: 370_000, recoveries: [CLAIMED] })).toEqual({
      ok: false,
      error: {
        code: 'recovery.too_much',
        message: 'Il reste 2\u202f500,00\u00a0€ à réclamer sur ce que ce sinistre a coûté.',
        path: 'amount',
      },
    })
  })

  test('carry a reference with check digits', () => {
    expect(recoveryReference('3f9a27c1-1111-4000-8000-000000000000')).toMatch(
      /^RF\d{2}REC3F9A27C11111$/,
    )
  })
})
