import { expect, test } from 'vitest'
import { type ClaimTaker, routeClaim } from './routing.ts'

const taker = (id: string, openClaims: number, more: Partial<ClaimTaker> = {}): ClaimTaker => ({
  id,
  openClaims,
  natures: ['car.theft'],
  isAway: false,
  ...more,
})
const theft = { natureId: 'car.theft', concernedIds: [] }

test('a claim goes to the advisor who takes its nature and has the fewest open claims', () => {
  expect(routeClaim(theft, [taker('ana', 7), taker('bob', 3), taker('zoe', 5)])).toBe('bob')
})

test('a claim skips advisors who don’t take its nature, are away or are concerned by it', () => {
  const team = [
    taker('ana', 7),
    taker('bob', 0, { natures: ['car.glass'] }),
    taker('cid', 1, { isAway: true }),
    taker('dee', 2),
  ]
  expect(routeClaim({ ...theft, concernedIds: ['dee'] }, team)).toBe('ana')
})

test('a claim goes to nobody when no advisor takes its nature', () => {
  expect(routeClaim(theft, [taker('ana', 0, { natures: [] })])).toBeNull()
  expect(routeClaim(theft, [])).toBeNull()
})
