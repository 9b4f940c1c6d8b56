import { expect, test } from 'vitest'
import { claimsCost, lossRatio } from './loss-ratio.ts'

// premium, paid, recovered, reserved (cents): cost (cents), ratio (tenths of a percent)
test.each([
  // paid 300, put aside 450, recovered 50 of 1 000
  [100_000, 30_000, 5000, 45_000, 70_000, 700],
  // one claim opened at 1 500,00: nothing is paid yet, and it costs already
  [200_000, 0, 0, 150_000, 150_000, 750],
  // paid from what was put aside in an earlier period: it costs nothing more
  [200_000, 150_000, 0, -150_000, 0, 0],
  // decided below what had been put aside before
  [200_000, 30_050, 0, -150_000, -119_950, -600],
  // more than the premiums
  [10_000, 12_345, 0, 0, 12_345, 1235],
  // no premium written, or more cancelled than written
  [0, 5000, 0, 0, 5000, null],
  [-2000, 5000, 0, 0, 5000, null],
])(
  '%i of premiums, %i paid, %i recovered, %i put aside',
  (premium, paid, recovered, reserved, cost, ratio) => {
    const figures = { premium, paid, recovered, reserved }
    expect(claimsCost(figures)).toBe(cost)
    expect(lossRatio(figures)).toBe(ratio)
  },
)
