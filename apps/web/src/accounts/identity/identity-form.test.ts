import { expect, test } from 'vitest'
import { identityErrors, NOBODY } from './identity-form.ts'

const today = Temporal.PlainDate.from('2026-11-23')
const camille = { birthDate: '14/05/1988', birthPlace: 'Nantes (44)', phone: '06 12 34 56 78' }

test('an empty form has an error for each field', () => {
  expect(Object.keys(identityErrors(NOBODY, today))).toEqual(['birthDate', 'birthPlace', 'phone'])
})

test('only the wrong field has an error', () => {
  expect(identityErrors(camille, today)).toEqual({})
  expect(Object.keys(identityErrors({ ...camille, birthDate: '24/11/2026' }, today))).toEqual([
    'birthDate',
  ])
})
