import { describe, expect, test } from 'vitest'
import { acceptanceRefusal, reopeningRefusal, reopeningWaits } from './reopening.ts'

test.each([
  ['its owner, for the first time', { standing: 'owner', times: 0 }, null],
  ['its owner, for the second', { standing: 'owner', times: 1 }, null],
  ['its owner, once more', { standing: 'owner', times: 2 }, 'claim.reopened_often'],
  ['the team, however often its owner did', { standing: 'staff', times: 5 }, null],
] as const)('reopened by %s', (_, reopening, code) => {
  expect(reopeningRefusal(reopening)?.code ?? null).toBe(code)
})

test.each([
  ['the team, nothing paid', { standing: 'staff', orderedCents: 0 }, false],
  ['the team, one cent ordered', { standing: 'staff', orderedCents: 1 }, true],
  ['the team, 3 700 € paid', { standing: 'staff', orderedCents: 370_000 }, true],
  ['its owner, 3 700 € paid', { standing: 'owner', orderedCents: 370_000 }, false],
] as const)('waits for a second person: %s', (_, reopening, waits) => {
  expect(reopeningWaits(reopening)).toBe(waits)
})

describe('accepting', () => {
  // Nadia decided 1 200 €, which were paid; Karim asks for the reopening; an advisor may decide 1 500 € alone
  const PAID = {
    askedBy: 'karim',
    hands: ['nadia', null],
    orderedCents: 120_000,
    limit: 150_000,
  } as const

  test.each([
    ['a third colleague', { by: 'odile' }, null],
    ['whoever asked', { by: 'karim' }, 'claim.reopening_own'],
    ['who decided what was paid', { by: 'nadia' }, 'claim.reopen_paid'],
    ['who signed it second', { by: 'remi', hands: ['nadia', 'remi'] }, 'claim.reopen_paid'],
    ['who decides as much alone', { by: 'odile', orderedCents: 150_000 }, null],
    ['who decides a cent less', { by: 'odile', orderedCents: 150_001 }, 'claim.limit'],
    ['who has no limit', { by: 'root', orderedCents: 9_000_000, limit: null }, null],
    ['who has no limit and had it paid', { by: 'nadia', limit: null }, 'claim.reopen_paid'],
  ] as const)('%s', (_, given, code) => {
    expect(acceptanceRefusal({ ...PAID, ...given })?.code ?? null).toBe(code)
  })
})
