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
}
const INDEMNITY = { ...PAYOUT, kind: 'indemnity', hasPaid: null, claimCents: 30_050 } as const

test.each<[string, Partial<LookedAt>, string[]]>([
  ['a refund to who paid is not looked at', {}, []],
  ['a refund to another account is', { hasPaid: false }, ['other_payer']],
  ['so is one of which nobody knows who paid', { hasPaid: null }, ['unknown_payer']],
  ['a claim pays whom it is owed to, whoever paid for the contract', INDEMNITY, []],
  ['another name is looked at', { holder: 'Lou Perrin' }, ['other_holder']],
  ['two who share an IBAN are not', { people: 2 }, []],
  ['three are', { people: 3 }, ['shared_iban']],
  [
    'a large claim before anything was received is',
    { ...INDEMNITY, claimCents: 370_000, receivedCents: 0 },
    ['early_claim'],
  ],
  [
    'a debit that has come back was not received',
    { ...INDEMNITY, claimCents: 370_000, receivedCents: -1 },
    ['early_claim'],
  ],
  [
    'a large claim after the first payment is not',
    { ...INDEMNITY, claimCents: 370_000, receivedCents: 4878 },
    [],
  ],
  ['1 500,00 € are not large', { ...INDEMNITY, claimCents: 150_000, receivedCents: 0 }, []],
  ['1 500,01 € are', { ...INDEMNITY, claimCents: 150_001, receivedCents: 0 }, ['early_claim']],
  [
    'a debit is told by its holder alone',
    { kind: null, holder: 'Lou Perrin', hasPaid: null },
    ['other_holder'],
  ],
])('%s', (_, change, expected) => {
  expect(flagsOf({ ...PAYOUT, ...change })).toEqual(expected)
})

test('what was let go is all that there is to look at, and not what is found later', () => {
  expect(isCleared([], [])).toBe(true)
  expect(isCleared(['other_holder'], [])).toBe(false)
  expect(isCleared(['other_holder'], ['other_holder', 'shared_iban'])).toBe(true)
  expect(isCleared(['other_holder', 'early_claim'], ['other_holder'])).toBe(false)
})
