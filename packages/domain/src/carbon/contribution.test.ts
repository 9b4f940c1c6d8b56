import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTRIBUTION_OPTIONS, contribution } from './contribution.ts'
import { contributionPricesInForce } from './factor-sets.ts'

const prices = contributionPricesInForce(Temporal.PlainDate.from('2026-11-21'))

test.each([
  [3113, 3113, 32, 9600],
  [2805.984, 2806, 29, 8700],
  [2.3, 2, 1, 300],
  [100, 100, 1, 300],
  [100.0000001, 100, 1, 300],
  [100.01, 100, 2, 600],
  [0.01, 1, 1, 300],
  [0.001, 0, 0, 0],
  [0, 0, 0, 0],
])(
  '%d kg cost %d cents of renewable energy, or %d trees for %d cents',
  (kg, energyCents, trees, treeCents) => {
    const energy = contribution(kg, 'renewable_energy', prices)
    expect(energy.cents).toBe(energyCents)
    expect(energy.impact).toBeCloseTo(kg, 2)
    expect(contribution(kg, 'tree_planting', prices)).toEqual({
      option: 'tree_planting',
      cents: treeCents,
      impact: trees,
    })
  },
)

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])(
  'a contribution for %d kg is refused',
  (kg) => {
    for (const option of CONTRIBUTION_OPTIONS)
      expect(() => contribution(kg, option, prices)).toThrow(RangeError)
  },
)

test('a contribution is a whole number of cents, never negative, and rises with the emissions', () => {
  const kilograms = fc.double({ min: 0, max: 1e7, noNaN: true })
  fc.assert(
    fc.property(
      kilograms,
      kilograms,
      fc.constantFrom(...CONTRIBUTION_OPTIONS),
      (first, second, option) => {
        const less = contribution(Math.min(first, second), option, prices)
        const more = contribution(Math.max(first, second), option, prices)
        expect(Number.isSafeInteger(less.cents)).toBe(true)
        expect(less.cents).toBeGreaterThanOrEqual(0)
        expect(more.cents).toBeGreaterThanOrEqual(less.cents)
        expect(more.impact).toBeGreaterThanOrEqual(less.impact)
      },
    ),
  )
})
