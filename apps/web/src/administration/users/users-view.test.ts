import { expect, test } from 'vitest'
import { DEFAULT_USERS, readUsers, writeUsers } from './users-view.ts'

test('a view comes back from the address as it was written', () => {
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

test('a made-up address falls back to the default', () => {
  expect(readUsers('role=king&tri=password&ordre=x&page=-4')).toEqual(DEFAULT_USERS)
})
