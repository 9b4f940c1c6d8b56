import { expect, test } from 'vitest'
import { travellersOf } from './travellers.ts'

test.each([
  ['travel.travellers.1', 1],
  ['travel.travellers.4', 4],
  ['travel.travellers.5_to_9', 5],
])('%s: %i', (answer, people) => {
  expect(travellersOf({ 'travel.travellers': answer })).toBe(people)
})

test('one while nobody says how many', () => {
  expect(travellersOf({})).toBe(1)
})
