import { expect, test } from 'vitest'
import { relationLabel, shownName, thirdSees } from './participation.ts'
import { CLAIM_ACTIONS, claimCan, standingOf } from './status.ts'

test('a participant is shown by name, or as a deactivated account', () => {
  const camille = { firstName: 'Camille', lastName: 'Roussel', username: 'cam', isActive: true }
  expect(shownName(camille)).toBe('Camille Roussel')
  expect(shownName({ ...camille, firstName: '', lastName: '' })).toBe('cam')
  expect(shownName({ ...camille, isActive: false })).toBe('Compte désactivé')
})

const NO = false
test.each([
  ['a photo of the garage', { isOwn: true, isHealth: NO, isShared: NO }, true],
  ['the RIB of the owner', { isOwn: NO, isHealth: NO, isShared: NO }, false],
  ['a shared report', { isOwn: NO, isHealth: NO, isShared: true }, true],
  [
    'a certificate shared before it was marked as health',
    { isOwn: NO, isHealth: true, isShared: true },
    false,
  ],
  ['a certificate they sent', { isOwn: true, isHealth: true, isShared: NO }, true],
])('a third party sees %s (%j): %s', (_, file, sees) => {
  expect(thirdSees(file)).toBe(sees)
})

test('a garage is a third party to the claim and may do nothing but write messages', () => {
  const garage = { id: 'orlet', role: 'user' } as const
  const standing = standingOf(garage, { ownerId: 'camille', isConcerned: true, relation: 'garage' })
  expect(standing).toBe('third')
  const seat = { status: 'in_progress', standing, isOfTeam: false, isDeclarer: false } as const
  for (const action of Object.keys(CLAIM_ACTIONS) as (keyof typeof CLAIM_ACTIONS)[])
    expect(claimCan(action, seat).ok, action).toBe(false)
  expect(relationLabel('other_driver')).toBe('Autre conducteur')
})

test('an advisor who is the other driver is a third party, and the owner stays the owner', () => {
  const hit = { ownerId: 'camille', isConcerned: true, relation: 'other_driver' } as const
  expect(standingOf({ id: 'nadia', role: 'advisor' }, hit)).toBe('third')
  expect(standingOf({ id: 'camille', role: 'user' }, hit)).toBe('owner')
})
