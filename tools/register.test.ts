import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PERSONAL_TABLES } from '../apps/server/src/personal-data/personal-tables.ts'

const register = readFileSync(new URL('../docs/security/register.md', import.meta.url), 'utf8')
const section = (title: string) => register.split('\n## ').find((part) => part.startsWith(title))
const rowsOf = (part: string | undefined) =>
  (part ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))

const tablesByActivity = rowsOf(section('Which tables'))

test('each table with personal data is in one activity of the register', () => {
  const named = tablesByActivity.flatMap(([, , tables = '']) =>
    tables.split(', ').map((name) => name.replaceAll('`', '')),
  )
  expect(named.toSorted()).toEqual(PERSONAL_TABLES.map(({ table }) => table).toSorted())
})

test('each of these activities has all its columns filled in', () => {
  const activities = rowsOf(register.split('\n## ')[0])
  for (const [, activity = ''] of tablesByActivity)
    expect(activities.filter(([, name]) => name === activity)).toHaveLength(1)
  for (const cells of activities) expect(cells.slice(1, -1).every(Boolean)).toBe(true)
})
