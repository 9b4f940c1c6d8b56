import { expect, test } from 'vitest'
import { signedClauses } from '../claims/calculation/signed-clauses.ts'
import { clauseSource } from './clause-source.ts'
import { conditionsOf } from './conditions.ts'

const RACE =
  'Les dommages survenus pendant une épreuve, une course ou une compétition soumise à autorisation, ou sur un circuit fermé à la circulation.'

test.each([
  ['2027-02', { version: '2027-02', article: 6 }],
  ['2026-12', { version: '2026-12', article: 6 }],
])('a clause is found in its article of version %s', (version, source) =>
  expect(clauseSource('car', version, RACE)).toEqual(source),
)

test('a clause in the middle of a list is found with the words that announce it', () => {
  const { suspension } = signedClauses(conditionsOf('car', '2027-04'))
  expect(suspension).toMatch(/^Si une prime, ou une partie de prime, n’est pas payée/u)
  expect(clauseSource('car', '2027-04', suspension)).toMatchObject({ version: '2027-04' })
})

test('a text that is not a clause of that product is not found', () => {
  expect(clauseSource('car', '2027-02', 'Les dommages de la lune.')).toBeNull()
  expect(clauseSource('travel', '2027-01', RACE)).toBeNull()
})

test('a clause kept with an old decision is found though its spaces have changed since', () => {
  const { suspension } = signedClauses(conditionsOf('car', '2027-05'))
  expect(suspension).toContain('30\u00a0jours')
  expect(clauseSource('car', '2027-05', suspension.replaceAll('\u00a0', ' '))).toMatchObject({
    version: '2027-05',
  })
})
