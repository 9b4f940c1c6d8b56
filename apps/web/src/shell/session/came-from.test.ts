import { expect, test } from 'vitest'
import { cameFrom, readCameFrom } from './came-from.ts'

test('the page is remembered with its query string', () => {
  const state = cameFrom('/contracts', 'sort=price')
  expect(readCameFrom(state)).toBe('/contracts?sort=price')
  expect(readCameFrom(cameFrom('/contracts', ''))).toBe('/contracts')
})

test.each(['//ailleurs.example', '/\\ailleurs.example', 'https://ailleurs.example', '', 12])(
  'an address outside the app is ignored: %s',
  (from) => {
    expect(readCameFrom({ from })).toBeNull()
  },
)
