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

test('what strays less than the tolerance is left out, what strays more stays', () => {
  expect(simplifyRing(SQUARE, () => 0.1)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
    [1, 2.3],
    [0, 2],
    [0, 0],
  ])
})

test('the tolerance may differ from place to place', () => {
  expect(simplifyRing(SQUARE, ([, y]) => (y < 1 ? 0.001 : 0.1))).toEqual(SQUARE)
})

test('a square of two degrees has four square degrees, either way round', () => {
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
