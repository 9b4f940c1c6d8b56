import { expect, test } from 'vitest'
import { flagsOf, isCleared, type LookedAt } from './payout-flags.ts'

const CAMILLE = { username: 'camille.roussel', lastName: 'Roussel', company: null }
const PAYOUT: LookedAt = {
  kind: 'refund',
  claimCents: 0,
  holder: 'Camille Roussel',
  policyholder: CAMILLE,
  people: 1,
  hasPaid: true,
  receivedCents: 30_000,
  isEstate: false,
}
const INDEMNITY = { ...PAYOUT, kind: 'indemnity', hasPaid: null, claimCents: 30_050 } as const

test.each<[string, Partial<LookedAt>, string[]]>([
  ['lets pass a refund to the account that paid', {}, []],
  ['flags a refund to another account', { hasPaid: false }, ['other_payer']],
  ['flags a refund when the account that paid is unknown', { hasPaid: null }, ['unknown_payer']],
  ['lets pass an indemnity whoever paid for the contract', INDEMNITY, []],
  ['flags an account in another name', { holder: 'Lou Perrin' }, ['other_holder']],
  ['lets pass an IBAN shared by two people', { people: 2 }, []],
  ['flags an IBAN shared by three people', { people: 3 }, ['shared_iban']],
  [
    'flags a large claim before any premium was received',
    { ...INDEMNITY, claimCents: 370_000, receivedCents: 0 },
    ['early_claim'],
  ],
  [
    'flags a large claim when the only debit came back',
    { ...INDEMNITY, claimCents: 370_000, receivedCents: -1 },
    ['early_claim'],
  ],
  [
    'lets pass a large claim after the first premium',
    { ...INDEMNITY, claimCents: 370_000, receivedCents: 4878 },
    [],
  ],
  ['lets pass a claim of 1 500,00 €', { ...INDEMNITY, claimCents: 150_000, receivedCents: 0 }, []],
  [
    'flags a claim of 1 500,01 € as large',
    { ...INDEMNITY, claimCents: 150_001, receivedCents: 0 },
    ['early_claim'],
  ],
  [
    'flags a direct debit by its holder only',
    { kind: null, holder: 'Lou Perrin', hasPaid: null },
    ['other_holder'],
  ],
  [
    'flags whatever is paid once the policyholder has died, even to an account that paid',
    { ...INDEMNITY, isEstate: true },
    ['estate'],
  ],
  [
    'flags a refund to the notary of an estate once, and not for what an estate brings about',
    { isEstate: true, hasPaid: false, holder: 'SCP Marin, notaires' },
    ['estate'],
  ],
  ['says nothing of a death beside a debit', { kind: null, isEstate: true, hasPaid: null }, []],
])('a payout check %s', (_, change, expected) => {
  expect(flagsOf({ ...PAYOUT, ...change })).toEqual(expected)
})

test('a payout is cleared when all its flags were cleared, and not those found later', () => {
  expect(isCleared([], [])).toBe(true)
  expect(isCleared(['other_holder'], [])).toBe(false)
  expect(isCleared(['other_holder'], ['other_holder', 'shared_iban'])).toBe(true)
  expect(isCleared(['other_holder', 'early_claim'], ['other_holder'])).toBe(false)
})
