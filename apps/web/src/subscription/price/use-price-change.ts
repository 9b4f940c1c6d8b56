import { useState } from 'react'

export interface PriceChange {
  /** Signed, in euros; 0 for the first price. */
  readonly difference: number
  /** Incremented at each change, to restart the animation of its tag. */
  readonly count: number
}

interface Seen extends PriceChange {
  readonly amount: number | null
}

/** The difference made by the last settled price. */
export function usePriceChange(settledAmount: number | null): PriceChange {
  const [seen, setSeen] = useState<Seen>({ amount: settledAmount, difference: 0, count: 0 })
  if (settledAmount !== null && settledAmount !== seen.amount)
    setSeen({
      amount: settledAmount,
      difference: seen.amount === null ? 0 : settledAmount - seen.amount,
      count: seen.count + 1,
    })
  return seen
}
