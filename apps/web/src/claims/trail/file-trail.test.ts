import { expect, test } from 'vitest'
import { placeIn } from './file-trail.ts'

const trail = { back: '/sinistresDashboard?tour=insurer&page=2', ids: ['a', 'b', 'c'] }

test('a file has its neighbours in the list it was opened from', () => {
  expect(placeIn(trail, 'a')).toEqual({ place: 1, count: 3, previous: null, next: 'b' })
  expect(placeIn(trail, 'b')).toEqual({ place: 2, count: 3, previous: 'a', next: 'c' })
  expect(placeIn(trail, 'c')).toEqual({ place: 3, count: 3, previous: 'b', next: null })
})

test('a file that is not in the list has no neighbours', () => {
  expect(placeIn(trail, 'd')).toBeNull()
})
