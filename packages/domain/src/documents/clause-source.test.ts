import { expect, test } from 'vitest'
import { clauseSource } from './clause-source.ts'

const RACE =
  'Les dommages survenus pendant une épreuve, une course ou une compétition soumise à autorisation, ou sur un circuit fermé à la circulation.'

test.each([
  ['2027-02', { version: '2027-02', article: 6 }],
  ['2026-12', { version: '2026-12', article: 6 }],
])('a clause is found in its article of version %s', (version, source) =>
  expect(clauseSource('car', version, RACE)).toEqual(source),
)

test('words that are no clause of that product are not found', () => {
  expect(clauseSource('car', '2027-02', 'Les dommages de la lune.')).toBeNull()
  expect(clauseSource('travel', '2027-01', RACE)).toBeNull()
})
