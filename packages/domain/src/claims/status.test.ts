import { describe, expect, test } from 'vitest'
import {
  CLAIM_ACTIONS,
  CLAIM_STATUSES,
  type ClaimAction,
  claimCan,
  isOngoing,
  mayEver,
  parseClaimStatus,
  shownStatus,
  standingOf,
  statusesMeant,
} from './status.ts'

test('each state has its name, and both middle ones are « En cours »', () => {
  expect(CLAIM_STATUSES.map(shownStatus)).toEqual(['En attente', 'En cours', 'En cours', 'Fermé'])
})

test.each([
  ['pending', 'pending'],
  ['in_progress', 'in_progress'],
  ['under_review', 'under_review'],
  ['closed', 'closed'],
  ['En attente', 'pending'],
  ['En cours', 'in_progress'],
  ['Fermé', 'closed'],
  ['fermé', null],
  ['Ferme', null],
  ['', null],
  ['toString', null],
])('« %s » is read as %s', (text, status) => {
  expect(parseClaimStatus(text)).toBe(status)
})

test('a name that the claim has already keeps its state', () => {
  expect(parseClaimStatus('En cours', 'under_review')).toBe('under_review')
  expect(parseClaimStatus('En cours', 'pending')).toBe('in_progress')
  expect(parseClaimStatus('in_progress', 'under_review')).toBe('in_progress')
})

test('a filter by name takes every state of that name', () => {
  expect(statusesMeant('En cours')).toEqual(['in_progress', 'under_review'])
  expect(statusesMeant('under_review')).toEqual(['under_review'])
  expect(statusesMeant('Perdu')).toEqual([])
})

test('every state but the last counts as under way', () => {
  expect(CLAIM_STATUSES.filter(isOngoing)).toEqual(['pending', 'in_progress', 'under_review'])
})

test('an advisor is staff on every claim, their own too', () => {
  const nadia = { id: 'nadia', role: 'advisor' } as const
  expect(standingOf(nadia, { ownerId: 'nadia' })).toBe('staff')
  expect(standingOf({ id: 'camille', role: 'user' }, { ownerId: 'camille' })).toBe('owner')
  expect(standingOf(nadia, { ownerId: 'camille' })).toBe('staff')
  expect(standingOf({ id: 'hugo', role: 'user' }, { ownerId: 'camille' })).toBe('participant')
})

describe('what may be done', () => {
  // per state: pending, in_progress, under_review, closed
  const open = { setStatus: 'YYYY', assign: 'YYYY', addParticipant: 'YYYY' } as const
  test.each([
    ['staff', { ...open, removeParticipant: 'YYYY', requestDocument: 'YYYN' }],
    ['staff', { provideDocument: 'YYYN', decide: 'YYYN', reopen: 'NNNY' }],
    ['owner', { setStatus: 'NNNN', decide: 'NNNN', provideDocument: 'YYYN', reopen: 'NNNY' }],
    ['owner', { assign: 'NNNN', addParticipant: 'NNNN', requestDocument: 'NNNN' }],
    ['participant', { provideDocument: 'YYYN', reopen: 'NNNN', addParticipant: 'NNNN' }],
    ['participant', { setStatus: 'NNNN', decide: 'NNNN', removeParticipant: 'NNNN' }],
  ] as const)('%s: %o', (standing, expected) => {
    for (const [action, marks] of Object.entries(expected))
      expect(
        CLAIM_STATUSES.map((status) =>
          // Object.entries forgets that they are actions
          claimCan(action as ClaimAction, { status, standing, isOwner: standing === 'owner' }).ok
            ? 'Y'
            : 'N',
        ).join(''),
        action,
      ).toBe(marks)
  })

  test('a refusal says why', () => {
    expect(
      claimCan('reopen', { status: 'pending', standing: 'owner', isOwner: true }),
    ).toMatchObject({
      error: { code: 'claim.not_closed', message: 'Seul un sinistre fermé peut être rouvert.' },
    })
    expect(
      claimCan('decide', { status: 'closed', standing: 'owner', isOwner: true }),
    ).toMatchObject({
      error: { code: 'claim.staff_only' },
    })
  })

  test('nobody acts as staff on a claim of their own; what its owner may do stays theirs', () => {
    const seat = { status: 'in_progress', standing: 'staff', isOwner: true } as const
    for (const action of [
      'decide',
      'setStatus',
      'assign',
      'addParticipant',
      'removeParticipant',
      'requestDocument',
    ] as const)
      expect(claimCan(action, seat)).toMatchObject({ error: { code: 'claim.own' } })
    expect(claimCan('provideDocument', seat)).toMatchObject({ ok: true })
    expect(claimCan('reopen', { ...seat, status: 'closed' })).toMatchObject({ ok: true })
  })

  test('only staff add participants', () => {
    expect(mayEver('addParticipant', 'staff')).toBe(true)
    expect(mayEver('addParticipant', 'owner')).toBe(false)
    expect(Object.keys(CLAIM_ACTIONS)).toHaveLength(8)
  })
})
