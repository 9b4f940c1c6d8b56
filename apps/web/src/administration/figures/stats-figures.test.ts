import { AGE_BAND_IDS } from '@sillage/domain/claims/desk/age-bands.ts'
import { expect, test } from 'vitest'
import { readDesk } from '../../claims/desk/desk-view.ts'
import { accountFigures, claimFigures, contractFigures, delayText } from './stats-figures.ts'

test('contracts are counted by status and product, with 0 where there is none', () => {
  const { columns, lines } = contractFigures([
    { type: 'car', status: 'active', count: 4 },
    { type: 'travel', status: 'active', count: 2 },
    { type: 'travel', status: 'cancelled', count: 1 },
  ])
  expect(columns).toEqual(['Voiture', 'Voyage'])
  expect(lines.map(({ label, counts }) => [label, counts])).toEqual([
    ['Actif', [4, 2]],
    ['Expiré', [0, 0]],
    ['Prolongé', [0, 0]],
    ['Renouvelé', [0, 0]],
    ['Résilié', [0, 1]],
  ])
})

test('claims in progress and under review are counted together', () => {
  const { columns, lines } = claimFigures([
    { status: 'in_progress', age: 'd7', count: 3 },
    { status: 'under_review', age: 'd7', count: 2 },
    { status: 'closed', age: 'd90', count: 7 },
  ])
  expect(columns).toEqual(['En attente', 'En cours', 'Fermé'])
  expect(lines.map(({ counts }) => counts)).toEqual([
    [0, 0, 0],
    [0, 5, 0],
    [0, 0, 0],
    [0, 0, 7],
    [0, 0, 0],
  ])
})

test('accounts are counted by role, plain users first', () => {
  const { lines } = accountFigures([{ role: 'root', active: 1, inactive: 0 }], 'admin')
  expect(lines.map(({ label }) => label)).toEqual([
    'Utilisateur',
    'Conseiller',
    'Administrateur',
    'Super-administrateur',
  ])
  expect(lines[3]?.counts).toEqual([1, 0])
})

const links = (reader: 'admin' | 'root') => accountFigures([], reader).lines.map(({ to }) => to)

const seen = (to = '') => readDesk(to.slice(to.indexOf('?')))

test('each number links to the list of what it counts, except that of root accounts for an admin', () => {
  const team = ['user', 'advisor', 'admin'].map((role) => `/admin/users-management?role=${role}`)
  expect(links('admin')).toEqual([...team, undefined])
  expect(links('root')).toEqual([...team, '/admin/users-management?role=root'])
  const { columnsTo = [], columns, lines } = claimFigures([])
  expect(columnsTo.map((to) => seen(to).status)).toEqual(columns)
  for (const [index, { to, countsTo = [] }] of lines.entries()) {
    const filter = { status: null, age: AGE_BAND_IDS[index], only: null }
    expect(seen(to)).toMatchObject(filter)
    expect(countsTo.map((one) => ({ ...seen(one), status: null }))).toEqual(
      columns.map(() => seen(to)),
    )
    expect(countsTo.map((one) => seen(one).status)).toEqual(columns)
  }
})

test('the numbers of contracts link to the list of contracts, by status and product', () => {
  const { lines, columnsTo, allTo } = contractFigures([])
  expect(allTo).toBe('/admin/contracts')
  expect(columnsTo).toEqual(['/admin/contracts?assurance=car', '/admin/contracts?assurance=travel'])
  expect(lines[4]?.to).toBe('/admin/contracts?etat=cancelled')
  expect(lines[4]?.countsTo).toEqual([
    '/admin/contracts?etat=cancelled&assurance=car',
    '/admin/contracts?etat=cancelled&assurance=travel',
  ])
})

test.each([
  [null, '–'],
  [0.4, '24\u00a0min'],
  [1, '1\u00a0h'],
  [5.25, '5,3\u00a0h'],
  [71.9, '71,9\u00a0h'],
  [84, '3,5\u00a0jours'],
])('a delay of %s hours is shown as %s', (hours, text) => {
  expect(delayText(hours)).toBe(text)
})
