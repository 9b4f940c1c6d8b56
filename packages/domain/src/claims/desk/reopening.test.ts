import { describe, expect, test } from 'vitest'
import { acceptanceRefusal, reopeningRefusal, reopeningWaits } from './reopening.ts'

test.each([
  ['its owner for the first time is accepted', { standing: 'owner', times: 0 }, null],
  ['its owner for the second time is accepted', { standing: 'owner', times: 1 }, null],
  [
    'its owner for the third time is refused',
    { standing: 'owner', times: 2 },
    'claim.reopened_often',
  ],
  [
    'the team is accepted, however often its owner reopened it',
    { standing: 'staff', times: 5 },
    null,
  ],
] as const)('a claim reopened by %s', (_, reopening, code) => {
  expect(reopeningRefusal(reopening)?.code ?? null).toBe(code)
})

test.each([
  ['no, when the team asks and nothing was paid', { standing: 'staff', orderedCents: 0 }, false],
  [
    'yes, when the team asks and one cent was ordered',
    { standing: 'staff', orderedCents: 1 },
    true,
  ],
  [
    'yes, when the team asks and 3 700 € were paid',
    { standing: 'staff', orderedCents: 370_000 },
    true,
  ],
  [
    'no, when its owner asks and 3 700 € were paid',
    { standing: 'owner', orderedCents: 370_000 },
    false,
  ],
] as const)('reopening waits for a second person: %s', (_, reopening, waits) => {
  expect(reopeningWaits(reopening)).toBe(waits)
})

describe('accepting to reopen a paid claim', () => {
  // Nadia decided 1 200 €, which were paid; Karim asks for the reopening; an advisor may decide 1 500 € alone
  const PAID = {
    askedBy: 'karim',
    hands: ['nadia', null],
    orderedCents: 120_000,
    limit: 150_000,
  } as const

  test.each([
    ['is open to a third colleague', { by: 'odile' }, null],
    ['is closed to the person who asked', { by: 'karim' }, 'claim.reopening_own'],
    ['is closed to the person who decided the payment', { by: 'nadia' }, 'claim.reopen_paid'],
    [
      'is closed to the second signatory of the payment',
      { by: 'remi', hands: ['nadia', 'remi'] },
      'claim.reopen_paid',
    ],
    [
      'is open to someone whose limit equals what was paid',
      { by: 'odile', orderedCents: 150_000 },
      null,
    ],
    [
      'is closed to someone whose limit is a cent below what was paid',
      { by: 'odile', orderedCents: 150_001 },
      'claim.limit',
    ],
    [
      'is open to someone without a limit',
      { by: 'root', orderedCents: 9_000_000, limit: null },
      null,
    ],
    [
      'is closed to someone without a limit who decided the payment',
      { by: 'nadia', limit: null },
      'claim.reopen_paid',
    ],
  ] as const)('%s', (_, given, code) => {
    expect(acceptanceRefusal({ ...PAID, ...given })?.code ?? null).toBe(code)
  })
})
