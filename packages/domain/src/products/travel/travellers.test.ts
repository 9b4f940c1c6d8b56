import { expect, test } from 'vitest'
import { travellersOf } from './travellers.ts'

test.each([
  ['travel.travellers.1', 1],
  ['travel.travellers.4', 4],
  ['travel.travellers.5_to_9', 5],
])('the answer %s counts as %i travellers', (answer, people) => {
  expect(travellersOf({ 'travel.travellers': answer })).toBe(people)
})

test('a trip counts one traveller until the number is answered', () => {
  expect(travellersOf({})).toBe(1)
})
