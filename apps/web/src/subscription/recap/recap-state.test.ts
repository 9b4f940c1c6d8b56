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

it('reads what the questionnaire hands over', () => {
  expect(readRecapState(state)).toEqual(state)
})

it.each([
  ['nothing', null],
  ['a text', 'Voiture'],
  ['another type', { ...state, type: 'Bateau' }],
  ['no question', { ...state, questions: [] }],
  ['questions that are none', { ...state, questions: [null] }],
  ['answers of another shape', { ...state, answers: { plate: 3 } }],
])('takes %s for no state at all', (_, forged) => {
  expect(readRecapState(forged)).toBeNull()
})
