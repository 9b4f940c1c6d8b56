import { expect, test } from 'vitest'
import {
  answeredByStatement,
  answersOf,
  isFuture,
  isLaterToday,
  missingFields,
  natureOf,
  withAnswer,
} from './declaration-form.ts'

test('missing fields are listed in the order of the screens, and spaces count as missing', () => {
  expect(missingFields({})).toEqual(['nature', 'dateIncident', 'description'])
  expect(missingFields({ nature: 'Vol', dateIncident: '2026-11-20', description: '  ' })).toEqual([
    'description',
  ])
})

test('a nature of another product is ignored', () => {
  expect(natureOf({ nature: 'Vol' }, 'car')?.id).toBe('car.theft')
  expect(natureOf({ nature: 'Vol' }, 'travel')).toBeNull()
})

test('tomorrow is in the future, unless it has begun abroad; today is not', () => {
  const now = Temporal.PlainDateTime.from('2026-11-21T23:47')
  expect(isFuture({ dateIncident: '2026-11-22' }, now)).toBe(true)
  expect(isFuture({ dateIncident: '2026-11-22', abroad: true }, now)).toBe(false)
  expect(isFuture({ dateIncident: '2026-11-23', abroad: true }, now)).toBe(true)
  expect(isFuture({ dateIncident: '2026-11-21' }, now)).toBe(false)
  expect(isFuture({ dateIncident: '' }, now)).toBe(false)
})

test('only answers to the questions of the chosen nature are sent', () => {
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

test('an answer that is empty or no longer offered is not sent', () => {
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

test('a new answer to the same question replaces the former one', () => {
  const form = withAnswer(withAnswer({}, { id: 'glass', answer: 'Optique' }), {
    id: 'glass',
    answer: 'Pare-brise',
  })
  expect(form.answers).toEqual([{ question_id: 'glass', answer: 'Pare-brise' }])
})

test('a statement signed by both drivers answers the questions about it and the other vehicle', () => {
  expect(answeredByStatement(natureOf({ nature: 'Accident' }, 'car'))).toEqual([
    { id: 'other_vehicle', answer: 'Oui' },
    { id: 'agreed_report', answer: 'Oui' },
  ])
  expect(answeredByStatement(natureOf({ nature: 'Vol' }, 'car'))).toEqual([])
  expect(answeredByStatement(null)).toEqual([])
})

test('a time later than now today is refused, unless the incident was in another country', () => {
  const now = Temporal.PlainDateTime.from('2026-11-21T23:47')
  const form = { dateIncident: '2026-11-21', incidentTime: '23:58' }
  expect(isLaterToday(form, now)).toBe(true)
  expect(isLaterToday({ ...form, incidentTime: '23:47' }, now)).toBe(false)
  expect(isLaterToday({ ...form, dateIncident: '2026-11-20' }, now)).toBe(false)
  expect(isLaterToday({ ...form, abroad: true }, now)).toBe(false)
  expect(isLaterToday({ dateIncident: '2026-11-21' }, now)).toBe(false)
})
