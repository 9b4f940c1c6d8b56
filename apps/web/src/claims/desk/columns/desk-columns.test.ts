import { expect, test } from 'vitest'
import { readColumns } from './desk-columns.ts'

test('what is put aside is shown when somebody chose it, and a column that is gone is left out', () => {
  expect([...readColumns(null)]).toEqual(['owner', 'incident', 'status', 'assignee', 'activity'])
  expect([...readColumns('reserve colour owner')]).toEqual(['owner', 'reserve'])
  expect([...readColumns('')]).toEqual([])
})
