import { expect, test } from 'vitest'
import {
  answersOf,
  isFuture,
  missingFields,
  natureOf,
  toldByStatement,
  withAnswer,
} from './declaration-form.ts'

test('what is missing is told in the order of the screens, spaces counting for nothing', () => {
  expect(missingFields({})).toEqual(['nature', 'dateIncident', 'description'])
  expect(missingFields({ nature: 'Vol', dateIncident: '2026-11-20', description: '  ' })).toEqual([
    'description',
  ])
})

test('a nature of another type of contract does not count', () => {
  expect(natureOf({ nature: 'Vol' }, 'car')?.id).toBe('car.theft')
  expect(natureOf({ nature: 'Vol' }, 'travel')).toBeNull()
})

test('the day after today is future, today is not', () => {
  const today = Temporal.PlainDate.from('2026-11-21')
  expect(isFuture('2026-11-22', today)).toBe(true)
  expect(isFuture('2026-11-21', today)).toBe(false)
  expect(isFuture('', today)).toBe(false)
})

test('only answers to the nature chosen are sent', () => {
  const form = withAnswer(withAnswer({}, { id: 'glass', answer: 'Pare-brise' }), {
    id: 'complaint',
    answer: 'Oui',
  })
  const glass = { id: 'glass', choices: ['Pare-brise', 'Optique'] }
  expect(answersOf(form, [glass])).toEqual([{ question_id: 'glass', answer: 'Pare-brise' }])
  expect(answersOf(form, [{ id: 'complaint', choices: null }])).toEqual([
    { question_id: 'complaint', answer: 'Oui' },
  ])
})

test('an answer that is not offered any more, or an empty one, is not sent', () => {
  const form = withAnswer(withAnswer({}, { id: 'glass', answer: 'Pare-brise' }), {
    id: 'since',
    answer: ' ',
  })
  const questions = [
    { id: 'glass', choices: ['Vitre latérale', 'Optique'] },
    { id: 'since', choices: null },
  ]
  expect(answersOf(form, questions)).toEqual([])
})

test('an answer given again replaces the first', () => {
  const form = withAnswer(withAnswer({}, { id: 'glass', answer: 'Optique' }), {
    id: 'glass',
    answer: 'Pare-brise',
  })
  expect(form.answers).toEqual([{ question_id: 'glass', answer: 'Pare-brise' }])
})

test('a statement signed by both drivers tells that there is another vehicle, and a statement', () => {
  expect(toldByStatement(natureOf({ nature: 'Accident' }, 'car'))).toEqual([
    { id: 'other_vehicle', answer: 'Oui' },
    { id: 'agreed_report', answer: 'Oui' },
  ])
  expect(toldByStatement(natureOf({ nature: 'Vol' }, 'car'))).toEqual([])
  expect(toldByStatement(null)).toEqual([])
})
