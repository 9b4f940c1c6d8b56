import { expect, test } from 'vitest'
import { namesFromUsername } from './names.ts'

test.each([
  ['camille.roussel', 'Camille', 'Roussel'],
  ['zoe', 'Zoe', ''],
  ['jean-marc_le bihan', 'Jean-marc', 'Le Bihan'],
  ["Éloïse d'Œuvre-N'Guyen-de-la-Tour", 'Éloïse', "d'Œuvre-N'Guyen-de-la-Tour"],
  ['...', '...', ''],
])('%s gives the first name « %s » and the last name « %s »', (username, firstName, lastName) => {
  expect(namesFromUsername(username)).toEqual({ firstName, lastName })
})
