import { describe, expect, test } from 'vitest'
import {
  CLAIM_ACTIONS,
  CLAIM_STATUSES,
  type ClaimAction,
  claimCan,
  isOngoing,
  mayEver,
  parseClaimStatus,
  type Standing,
  shownStatus,
  standingOf,
  statusesMeant,
} from './status.ts'

test('each status has its French name, and both middle ones are called « En cours »', () => {
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
])('« %s » is read as the status %s', (text, status) => {
  expect(parseClaimStatus(text)).toBe(status)
})

test('the name « En cours » keeps the current one of the two statuses it stands for', () => {
  expect(parseClaimStatus('En cours', 'under_review')).toBe('under_review')
  expect(parseClaimStatus('En cours', 'pending')).toBe('in_progress')
  expect(parseClaimStatus('in_progress', 'under_review')).toBe('in_progress')
})

test('a filter by name selects every status of that name', () => {
  expect(statusesMeant('En cours')).toEqual(['in_progress', 'under_review'])
  expect(statusesMeant('under_review')).toEqual(['under_review'])
  expect(statusesMeant('Perdu')).toEqual([])
})

test('every status except closed is ongoing', () => {
  expect(CLAIM_STATUSES.filter(isOngoing)).toEqual(['pending', 'in_progress', 'under_review'])
})

test('an advisor is staff on a claim, unless they own it or are concerned by it', () => {
  const nadia = { id: 'nadia', role: 'advisor' } as const
  const camille = { id: 'camille', role: 'user' } as const
  const ofCamille = { ownerId: 'camille', isConcerned: false }
  expect(standingOf(nadia, ofCamille)).toBe('staff')
  expect(standingOf(nadia, { ownerId: 'nadia', isConcerned: true })).toBe('owner')
  expect(standingOf(nadia, { ownerId: 'nadia', isConcerned: false })).toBe('owner')
  expect(standingOf(nadia, { ...ofCamille, isConcerned: true })).toBe('participant')
  expect(standingOf(camille, { ...ofCamille, isConcerned: true })).toBe('owner')
  expect(standingOf({ id: 'hugo', role: 'user' }, ofCamille)).toBe('participant')
})

const seatOf = (standing: Standing) => ({
  standing,
  isOfTeam: standing === 'staff',
  isDeclarer: false,
})

describe('what may be done on a claim', () => {
  // columns: pending, in_progress, under_review, closed
  const open = { setStatus: 'YYYY', assign: 'YYYY', addParticipant: 'YYYY' } as const
  test.each([
    ['staff', { ...open, removeParticipant: 'YYYY', requestDocument: 'YYYN' }],
    ['staff', { provideDocument: 'YYYN', decide: 'YYYN', reopen: 'NNNY' }],
    ['owner', { setStatus: 'NNNN', decide: 'NNNN', provideDocument: 'YYYN', reopen: 'NNNY' }],
    ['owner', { assign: 'NNNN', addParticipant: 'NNNN', requestDocument: 'NNNN' }],
    ['participant', { provideDocument: 'YYYN', reopen: 'NNNN', addParticipant: 'NNNN' }],
    ['participant', { setStatus: 'NNNN', decide: 'NNNN', removeParticipant: 'NNNN' }],
  ] as const)('the standing « %s » allows, status by status: %o', (standing, expected) => {
    for (const [action, marks] of Object.entries(expected))
      expect(
        CLAIM_STATUSES.map((status) =>
          // Object.entries loses the type of the keys
          claimCan(action as ClaimAction, { ...seatOf(standing), status }).ok ? 'Y' : 'N',
        ).join(''),
        action,
      ).toBe(marks)
  })

  test('a refused action says why', () => {
    expect(claimCan('reopen', { ...seatOf('owner'), status: 'pending' })).toMatchObject({
      error: { code: 'claim.not_closed', message: 'Seul un sinistre fermé peut être rouvert.' },
    })
    expect(claimCan('decide', { ...seatOf('owner'), status: 'closed' })).toMatchObject({
      error: { code: 'claim.staff_only' },
    })
  })

  test.each(['owner', 'participant'] as const)(
    'a staff member who is its %s may not handle it, but keeps the rights of that standing',
    (standing) => {
      const seat = { ...seatOf(standing), status: 'in_progress', isOfTeam: true } as const
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
      expect(claimCan('reopen', { ...seat, status: 'closed' }).ok).toBe(standing === 'owner')
    },
  )

  test('the advisor who declared it for its owner may handle it, not decide it', () => {
    const seat = { ...seatOf('staff'), status: 'in_progress', isDeclarer: true } as const
    expect(claimCan('decide', seat)).toMatchObject({ error: { code: 'claim.declared_by_you' } })
    expect(claimCan('decide', { ...seat, status: 'closed' })).toMatchObject({ ok: false })
    for (const action of ['setStatus', 'assign', 'requestDocument', 'addParticipant'] as const)
      expect(claimCan(action, seat).ok).toBe(true)
  })

  test('only staff may add participants', () => {
    expect(mayEver('addParticipant', 'staff')).toBe(true)
    expect(mayEver('addParticipant', 'owner')).toBe(false)
    expect(Object.keys(CLAIM_ACTIONS)).toHaveLength(12)
  })
})
