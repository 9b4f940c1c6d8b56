import { expect, test } from 'vitest'
import { areNamesGuessed, namesFromUsername } from './person.ts'

test.each([
  ['camille.roussel', 'Camille', 'Roussel'],
  ['zoe', 'Zoe', ''],
  ['jean-marc_le bihan', 'Jean-marc', 'Le Bihan'],
  ["Éloïse d'Œuvre-N'Guyen-de-la-Tour", 'Éloïse', "d'Œuvre-N'Guyen-de-la-Tour"],
  ['...', '...', ''],
])('%s gives the first name « %s » and the last name « %s »', (username, firstName, lastName) => {
  expect(namesFromUsername(username)).toEqual({ firstName, lastName })
})

test.each([
  ['camille.roussel', 'Camille', 'Roussel', true],
  ['camille.roussel', 'Camille', 'Roussel-Diaz', false],
  ['zoe', 'Zoe', '', true],
  ['zoe', 'Zoe', 'Le Bihan', false],
])('of %s, the names « %s » and « %s » are guessed: %s', (username, firstName, lastName, is) => {
  expect(areNamesGuessed({ username, firstName, lastName })).toBe(is)
})
