import { expect, test } from 'vitest'
import { bearsNameOf, type Policyholder } from './holder.ts'

const camille = { username: 'camille.roussel', lastName: 'Roussel', company: null }

test.each<[string, Policyholder, boolean]>([
  ['Camille Roussel', camille, true],
  ['M. OU MME ROUSSEL', camille, true],
  ['Lou Perrin', camille, false],
  ['Camille Perrin', camille, false],
  ['Chloe Lefevre', { ...camille, lastName: 'Lefèvre' }, true],
  ['Roussel', { ...camille, lastName: 'de La Roussel' }, false],
  ['SARL Sillons', { ...camille, company: 'Sillons SARL' }, true],
  ['Camille R.', { ...camille, lastName: '' }, true],
  ['Lou', { ...camille, lastName: '' }, false],
  ['Lou', { username: 'l', lastName: '', company: null }, false],
])('the account holder « %s » bears the name of %o: %s', (holder, policyholder, bears) => {
  expect(bearsNameOf(holder, policyholder)).toBe(bears)
})
