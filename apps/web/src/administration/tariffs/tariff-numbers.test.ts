import { expect, test } from 'vitest'
import { groupsOf, shownNumber, typedNumber } from './tariff-numbers.ts'

test.each([
  ['cents', 28_400, '284,00'],
  ['cents', 123_456, '1\u202f234,56'],
  ['share', 0.023, '2,3'],
  ['share', 0.22, '22'],
  ['factor', 1, '1,00'],
  ['factor', 0.685, '0,685'],
  ['weight', 0.055, '0,055'],
] as const)('%s %d is shown as « %s », and read back', (unit, value, text) => {
  expect(shownNumber(unit, value)).toBe(text)
  expect(typedNumber(unit, text)).toBe(value)
})

test('a point is read as a comma, and anything that is not a number is refused', () => {
  expect(typedNumber('cents', '284.1')).toBe(28_410)
  expect(typedNumber('factor', ' -1 ')).toBe(-1)
  expect(['', 'un', '1,2,3', '1e3', '1,'].map((text) => typedNumber('factor', text))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

const number = (group: string, row: string, column: string) => ({
  path: `${group}/${row}/${column}`,
  group,
  row,
  column,
  unit: 'factor' as const,
  former: 1,
  value: 1,
})

test('numbers are grouped into tables of rows and columns', () => {
  const groups = groupsOf([
    number('Permis', '2 ans', 'Vol'),
    number('Permis', '2 ans', 'Casse'),
    number('Permis', '10 ans', 'Vol'),
    number('Durée', '1 jour', 'Poids'),
  ])
  expect(groups.map(({ name, columns, rows }) => [name, columns, rows.length])).toEqual([
    ['Permis', ['Vol', 'Casse'], 2],
    ['Durée', ['Poids'], 1],
  ])
  expect(groups[0]?.rows[1]?.cells.map(({ column }) => column)).toEqual(['Vol'])
})
