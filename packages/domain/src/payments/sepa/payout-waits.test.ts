import { expect, test } from 'vitest'
import { type UnpaidPayout, whyWaits } from './payout-waits.ts'

const NOW = Temporal.Instant.from('2026-11-26T10:00:00Z')
const refund: UnpaidPayout = {
  kind: 'refund',
  cents: 12_000,
  isToCard: false,
  payableFrom: NOW.subtract({ hours: 1 }),
  isDecided: false,
  heldCents: 12_000,
}

test.each<[string, Partial<UnpaidPayout>, ReturnType<typeof whyWaits>]>([
  ['of a known account, all of it received', {}, null],
  ['whose holder has not said where', { payableFrom: null }, 'account'],
  ['that goes back to a card', { payableFrom: null, isToCard: true }, 'card'],
  ['to an account of yesterday', { payableFrom: NOW.add({ hours: 48 }) }, 'new_account'],
  ['whose 72 hours end now', { payableFrom: NOW }, null],
  ['of more than the policy holds', { heldCents: 11_999 }, 'receipts'],
  [
    'of a claim, whatever the policy holds',
    { kind: 'indemnity', isDecided: true, heldCents: 0 },
    null,
  ],
  ['of a claim that was reopened', { kind: 'indemnity', heldCents: 0 }, 'decision'],
])('a payout %s', (_, change, why) => {
  expect(whyWaits({ ...refund, ...change }, NOW)).toBe(why)
})
