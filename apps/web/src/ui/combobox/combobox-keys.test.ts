import { expect, test } from 'vitest'
import { placeAfter } from './combobox-keys.ts'

const open = { count: 3, isOpen: true }

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['PageDown', 0, 2],
  ['PageUp', 2, 0],
  ['a', 1, null],
  ['Enter', 1, null],
])('%s pressed at option %d moves to option %s', (key, at, place) => {
  expect(placeAfter(key, { ...open, at })).toBe(place)
})

test('an arrow opens a closed list, at its beginning or its end', () => {
  const closed = { at: -1, count: 3, isOpen: false }
  expect(placeAfter('ArrowDown', closed)).toBe(0)
  expect(placeAfter('ArrowUp', closed)).toBe(2)
  expect(placeAfter('Home', closed)).toBeNull()
})

test('no key moves to an option in an empty list', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'])
    expect(placeAfter(key, { at: -1, count: 0, isOpen: true })).toBe(-1)
})
