import { expect, test } from 'vitest'
import { claimsCost, lossRatio } from './loss-ratio.ts'

// columns: premium, paid, recovered, reserved (cents): cost (cents), ratio (tenths of a percent)
test.each([
  // paid 300, reserved 450, recovered 50 of 1 000
  [100_000, 30_000, 5000, 45_000, 70_000, 700],
  // one claim opened at 1 500,00: nothing is paid yet, but it already costs
  [200_000, 0, 0, 150_000, 150_000, 750],
  // paid from the reserve of an earlier period: no further cost
  [200_000, 150_000, 0, -150_000, 0, 0],
  // decided below the earlier reserve
  [200_000, 30_050, 0, -150_000, -119_950, -600],
  // costs above the premiums
  [10_000, 12_345, 0, 0, 12_345, 1235],
  // no premium written, or more cancelled than written
  [0, 5000, 0, 0, 5000, null],
  [-2000, 5000, 0, 0, 5000, null],
])(
  'cost and loss ratio are right for premiums of %i, with %i paid, %i recovered and %i reserved',
  (premium, paid, recovered, reserved, cost, ratio) => {
    const figures = { premium, paid, recovered, reserved }
    expect(claimsCost(figures)).toBe(cost)
    expect(lossRatio(figures)).toBe(ratio)
  },
)
