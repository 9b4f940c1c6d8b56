import { expect, test } from 'vitest'
import { canReadClaim, shownName } from './participation.ts'

const claim = { ownerId: 'camille', participantIds: ['camille', 'hugo'] }

test.each([
  ['camille', 'user', true, true],
  ['hugo', 'user', true, true],
  ['lea', 'user', true, false],
  ['nadia', 'advisor', true, true],
  ['thomas', 'admin', true, true],
  ['ines', 'root', true, true],
  ['camille', 'user', false, false],
  ['nadia', 'advisor', false, false],
] as const)('%s, %s, active %s: reads %s', (id, role, isActive, reads) => {
  expect(canReadClaim({ id, role, isActive }, claim)).toBe(reads)
})

test('a person is shown by name, and one who left is not', () => {
  const camille = { firstName: 'Camille', lastName: 'Roussel', username: 'cam', isActive: true }
  expect(shownName(camille)).toBe('Camille Roussel')
  expect(shownName({ ...camille, firstName: '', lastName: '' })).toBe('cam')
  expect(shownName({ ...camille, isActive: false })).toBe('Compte désactivé')
})
