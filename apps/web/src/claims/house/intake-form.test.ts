import { expect, test } from 'vitest'
import { bodyOf, formOf, isChanged, isComplete, moved, previewOf } from './intake-form.ts'

const asked = {
  checklist: [
    {
      key: 'photos',
      label: 'Photos',
      why: 'Elles évitent un expert.',
      medical: null,
      required: false,
    },
    { key: 'report', label: 'Constat', why: 'Il dit qui.', medical: null, required: true },
  ],
  questions: [
    { id: 'glass', text: 'Quelle vitre ?', choices: ['Avant', 'Arrière'] },
    { id: 'since', text: 'Depuis quand ?', choices: null },
  ],
}
const form = formOf(asked)
const [photos, report] = form.documents
const [glass] = form.questions
if (!photos || !report || !glass) throw new Error('two documents, two questions')

test('an untouched form is sent back identical, and counts as unchanged', () => {
  expect(bodyOf(form)).toEqual(asked)
  expect(isChanged(form, asked)).toBe(false)
  expect(isComplete(form)).toBe(true)
})

test('surrounding spaces are not a change, a different order is one', () => {
  const spaced = { ...form, documents: [{ ...photos, label: ' Photos ' }, report] }
  expect(isChanged(spaced, asked)).toBe(false)
  expect(isChanged({ ...form, documents: [report, photos] }, asked)).toBe(true)
})

test('choices are typed one per line, and empty lines are dropped', () => {
  const typed = { ...form, questions: [{ ...glass, choices: 'Avant\n\n Arrière \nToit\n' }] }
  expect(bodyOf(typed).questions[0]?.choices).toEqual(['Avant', 'Arrière', 'Toit'])
  expect(isComplete(typed)).toBe(true)
  expect(isComplete({ ...form, questions: [{ ...glass, choices: 'Avant\n' }] })).toBe(false)
})

test('a document without a name is incomplete, and left out of the preview', () => {
  const empty = { ...photos, line: 'new', key: null, label: '  ' }
  const typed = { ...form, documents: [empty, report] }
  expect(isComplete(typed)).toBe(false)
  expect(previewOf(typed).checklist.map(({ key }) => key)).toEqual(['report'])
})

test('a line moves by one place, and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})
