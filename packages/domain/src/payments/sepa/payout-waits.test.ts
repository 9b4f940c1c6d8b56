import { expect, test } from 'vitest'
import { type UnpaidPayout, whyWaits } from './payout-waits.ts'

const NOW = Temporal.Instant.from('2026-11-26T10:00:00Z')
const refund: UnpaidPayout = {
  kind: 'refund',
  cents: 12_000,
  isToCard: false,
  payableFrom: NOW.subtract({ hours: 1 }),
  isEstate: false,
  isDecided: false,
  heldCents: 12_000,
}

test.each<[string, Partial<UnpaidPayout>, ReturnType<typeof whyWaits>]>([
  ['to a known account, within what was received, does not wait', {}, null],
  ['without an account waits for one', { payableFrom: null }, 'account'],
  [
    'of a policyholder who died waits for the team to name who receives it',
    { payableFrom: null, isEstate: true },
    'payee',
  ],
  ['to a card waits for the card', { payableFrom: null, isToCard: true }, 'card'],
  ['to an account changed yesterday waits', { payableFrom: NOW.add({ hours: 48 }) }, 'new_account'],
  ['whose 72 hours end now does not wait', { payableFrom: NOW }, null],
  ['above what the policy received waits', { heldCents: 11_999 }, 'receipts'],
  [
    'for a decided claim does not wait, whatever was received',
    { kind: 'indemnity', isDecided: true, heldCents: 0 },
    null,
  ],
  ['for a reopened claim waits for the decision', { kind: 'indemnity', heldCents: 0 }, 'decision'],
])('a payout %s', (_, change, why) => {
  expect(whyWaits({ ...refund, ...change }, NOW)).toBe(why)
})
