import { expect, test } from 'vitest'
import { foundAnswers } from './found-answers.ts'

const answers = [
  '01 Ain',
  '13 Bouches-du-Rhône',
  '2A Corse-du-Sud',
  '971 Guadeloupe',
  '0,50',
  '0,95',
].map((answer) => ({ choosable_answer_id: answer, answer }))
const found = (typed: string) => foundAnswers(answers, typed).map(({ answer }) => answer)

test.each([
  ['13', ['13 Bouches-du-Rhône']],
  ['bouches du rhone', ['13 Bouches-du-Rhône']],
  ['2a', ['2A Corse-du-Sud']],
  ['0.95', ['0,95']],
  ['0', ['01 Ain', '0,50', '0,95']],
  // prefix matches first, then other matches
  ['1', ['13 Bouches-du-Rhône', '01 Ain', '971 Guadeloupe']],
  ['Paris', []],
])('the search « %s » finds %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected)
})

test('an empty search finds everything', () => {
  expect(found(' ')).toHaveLength(6)
})
