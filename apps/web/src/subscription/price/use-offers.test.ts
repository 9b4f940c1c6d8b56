import { expect, test } from 'vitest'
import { differencesOf } from './use-offers.ts'

const offers = {
  level_question_id: 'travel.level',
  levels: [
    { choosable_answer_id: 'essential', price: 22.42 },
    { choosable_answer_id: 'comfort', price: 113.74 },
    { choosable_answer_id: 'premium', price: 178.1 },
  ],
  differences: [{ choosable_answer_id: 'sports.yes', amount: 20.16 }],
  refusal: null,
}

test('each other level shows what it changes, to the cent, once a level is chosen', () => {
  expect([...differencesOf(offers, ['sports.no', 'comfort'])]).toEqual([
    ['sports.yes', 20.16],
    ['essential', -91.32],
    ['premium', 64.36],
  ])
})

test('without a chosen level, only the other answers show a difference', () => {
  expect([...differencesOf(offers, ['sports.no'])]).toEqual([['sports.yes', 20.16]])
  expect(differencesOf(null).size).toBe(0)
})
