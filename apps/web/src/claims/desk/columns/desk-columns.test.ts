import { expect, test } from 'vitest'
import { readColumns } from './desk-columns.ts'

test('the desk shows the chosen columns or the default ones, and ignores an unknown column', () => {
  expect([...readColumns(null)]).toEqual(['owner', 'incident', 'status', 'assignee', 'activity'])
  expect([...readColumns('reserve colour owner')]).toEqual(['owner', 'reserve'])
  expect([...readColumns('')]).toEqual([])
})
