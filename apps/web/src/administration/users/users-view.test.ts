import { expect, test } from 'vitest'
import { DEFAULT_USERS, readUsers, writeUsers } from './users-view.ts'

test('a view of the users written to the URL is read back unchanged', () => {
  const view = {
    search: 'élise & co',
    role: 'advisor',
    sortBy: 'email',
    sortDirection: 'desc',
    page: 3,
  } as const
  expect(readUsers(writeUsers(view))).toEqual(view)
  expect(writeUsers(DEFAULT_USERS)).toBe('')
})

test('invalid values in the URL fall back to the default view', () => {
  expect(readUsers('role=king&tri=password&ordre=x&page=-4')).toEqual(DEFAULT_USERS)
})
