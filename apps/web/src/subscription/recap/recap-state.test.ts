import { expect, it } from 'vitest'
import { readRecapState } from './recap-state.ts'

const state = {
  type: 'Voiture',
  questions: [
    {
      configuration_question_id: 'plate',
      question: 'Quelle immatriculation ?',
      choosableAnswers: [],
    },
  ],
  answers: { plate: { answer: 'AB-123-CD', choosable_answer_id: null } },
}

it('the navigation state of the questionnaire is read', () => {
  expect(readRecapState(state)).toEqual(state)
})

it.each([
  ['nothing', null],
  ['a text', 'Voiture'],
  ['another type', { ...state, type: 'Bateau' }],
  ['no question', { ...state, questions: [] }],
  ['invalid questions', { ...state, questions: [null] }],
  ['answers of another shape', { ...state, answers: { plate: 3 } }],
])('a navigation state with %s is ignored', (_, forged) => {
  expect(readRecapState(forged)).toBeNull()
})
