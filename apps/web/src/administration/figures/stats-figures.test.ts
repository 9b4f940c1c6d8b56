import { expect, test } from 'vitest'
import { readDesk } from '../../claims/desk/desk-view.ts'
import { accountFigures, claimFigures, contractFigures, delayText } from './stats-figures.ts'

test('contracts stand line by line in their states, and 0 where there is none', () => {
  const { columns, lines } = contractFigures([
    { type: 'car', status: 'active', count: 4 },
    { type: 'travel', status: 'active', count: 2 },
    { type: 'travel', status: 'cancelled', count: 1 },
  ])
  expect(columns).toEqual(['Voiture', 'Voyage'])
  expect(lines).toEqual([
    { label: 'Actif', counts: [4, 2] },
    { label: 'Expiré', counts: [0, 0] },
    { label: 'Prolongé', counts: [0, 0] },
    { label: 'Renouvelé', counts: [0, 0] },
    { label: 'Résilié', counts: [0, 1] },
  ])
})

test('the two middle states of a claim are one', () => {
  const { columns, lines } = claimFigures([
    { status: 'in_progress', age: '8-30', count: 3 },
    { status: 'under_review', age: '8-30', count: 2 },
    { status: 'closed', age: '91+', count: 7 },
  ])
  expect(columns).toEqual(['En attente', 'En cours', 'Fermé'])
  expect(lines.map(({ counts }) => counts)).toEqual([
    [0, 0, 0],
    [0, 5, 0],
    [0, 0, 0],
    [0, 0, 7],
  ])
})

test('accounts are counted by role, plain users first', () => {
  const { lines } = accountFigures([{ role: 'root', active: 1, inactive: 0 }], 'admin')
  expect(lines.map(({ label }) => label)).toEqual(['user', 'advisor', 'admin', 'root'])
  expect(lines[3]?.counts).toEqual([1, 0])
})

const links = (reader: 'admin' | 'root') => accountFigures([], reader).lines.map(({ to }) => to)

test('a number leads to the list that holds exactly what it counts: of roots, for a root alone', () => {
  const team = ['user', 'advisor', 'admin'].map((role) => `/admin/users-management?role=${role}`)
  expect(links('admin')).toEqual([...team, undefined])
  expect(links('root')).toEqual([...team, '/admin/users-management?role=root'])
  const { columnsTo = [], columns } = claimFigures([])
  expect(columnsTo.map((to) => readDesk(to.slice(to.indexOf('?'))).status)).toEqual(columns)
})

test.each([
  [null, '–'],
  [0.4, '24\u00a0min'],
  [1, '1\u00a0h'],
  [5.25, '5,3\u00a0h'],
  [71.9, '71,9\u00a0h'],
  [84, '3,5\u00a0jours'],
])('a delay of %s hours reads %s', (hours, text) => {
  expect(delayText(hours)).toBe(text)
})
