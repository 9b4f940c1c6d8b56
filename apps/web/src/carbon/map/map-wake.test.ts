import { expect, test } from 'vitest'
import { wakePaths } from './map-wake.ts'

const EAST = Array.from({ length: 51 }, (_, index) => ({ x: index * 10, y: 100 }))

function spotsOf(path: string) {
  return path
    .slice(1)
    .split('L')
    .map((spot) => {
      const [x = Number.NaN, y = Number.NaN] = spot.split(' ').map(Number)
      return { x, y }
    })
}

test('a train is drawn with one line, a car with three, a plane with seven', () => {
  const modes = ['train', 'car', 'flight'] as const
  expect(modes.map((mode) => wakePaths(EAST, { mode, aside: 0 }).length)).toEqual([1, 3, 7])
})

test('the lines meet at both ends, and are farthest apart soon after the start', () => {
  const wakes = wakePaths(EAST, { mode: 'flight', aside: 0 }).map(spotsOf)
  for (const end of [0, 50])
    expect(new Set(wakes.map((spots) => spots[end]?.y))).toEqual(new Set([100]))
  const width = (at: number) =>
    Math.max(...wakes.map((spots) => spots[at]?.y ?? 0)) -
    Math.min(...wakes.map((spots) => spots[at]?.y ?? 0))
  expect(width(8)).toBeCloseTo(16, 0)
  expect(width(40)).toBeLessThan(width(20))
})

test('the two directions of a trip curve apart, each to its left', () => {
  const [there = ''] = wakePaths(EAST, { mode: 'train', aside: 1 })
  const [back = ''] = wakePaths(EAST.toReversed(), { mode: 'train', aside: 1 })
  expect(spotsOf(there)[25]?.y).toBeCloseTo(91, 0)
  expect(spotsOf(back)[25]?.y).toBeCloseTo(109, 0)
  expect(spotsOf(there)[0]).toEqual({ x: 0, y: 100 })
})

test('a line of zero length is drawn without NaN', () => {
  const still = [
    { x: 5, y: 5 },
    { x: 5, y: 5 },
  ]
  expect(wakePaths(still, { mode: 'flight', aside: 1 }).join('')).not.toContain('NaN')
})
