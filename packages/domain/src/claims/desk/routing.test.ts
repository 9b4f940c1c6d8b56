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

test('a claim goes to who takes its nature and has the fewest open ones', () => {
  expect(routeClaim(theft, [taker('ana', 7), taker('bob', 3), taker('zoe', 5)])).toBe('bob')
})

test('neither to who takes other natures, nor to who is away, nor to whom it concerns', () => {
  const team = [
    taker('ana', 7),
    taker('bob', 0, { natures: ['car.glass'] }),
    taker('cid', 1, { isAway: true }),
    taker('dee', 2),
  ]
  expect(routeClaim({ ...theft, concernedIds: ['dee'] }, team)).toBe('ana')
})

test('to nobody where nobody takes it', () => {
  expect(routeClaim(theft, [taker('ana', 0, { natures: [] })])).toBeNull()
  expect(routeClaim(theft, [])).toBeNull()
})
