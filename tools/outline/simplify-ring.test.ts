import { expect, test } from 'vitest'
import { type Ring, ringArea, simplifyRing } from './simplify-ring.ts'

const SQUARE: Ring = [
  [0, 0],
  [1, 0.01],
  [2, 0],
  [2, 2],
  [1, 2.3],
  [0, 2],
  [0, 0],
]

test('points closer than the tolerance are removed, the others are kept', () => {
  expect(simplifyRing(SQUARE, () => 0.1)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
    [1, 2.3],
    [0, 2],
    [0, 0],
  ])
})

test('the tolerance may vary from place to place', () => {
  expect(simplifyRing(SQUARE, ([, y]) => (y < 1 ? 0.001 : 0.1))).toEqual(SQUARE)
})

test('a square of two degrees has an area of four square degrees in either direction', () => {
  const square: Ring = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
    [0, 0],
  ]
  expect(ringArea(square)).toBe(4)
  expect(ringArea(square.toReversed())).toBe(4)
})
