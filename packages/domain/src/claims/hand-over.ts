/** A colleague who may take over claims, and how many open ones they have. */
export interface Colleague {
  readonly id: string
  readonly openClaims: number
}

interface Leaving {
  readonly claimId: string
  /** Ids of the people involved in the claim, who may not handle it. */
  readonly concernedIds: readonly string[]
}

/**
 * Who takes over each claim of someone who leaves: the colleague with the fewest open ones at that point, the first in
 * the list if several have as few; null when all remaining colleagues are involved in it. Claims are assigned in order.
 */
export function spreadByLoad(
  files: readonly Leaving[],
  colleagues: readonly Colleague[],
): ReadonlyMap<string, string | null> {
  const loads = new Map(colleagues.map(({ id, openClaims }) => [id, openClaims]))
  return new Map(
    files.map(({ claimId, concernedIds }) => {
      const taker = leastLoaded(loads, concernedIds)
      if (taker !== null) loads.set(taker, (loads.get(taker) ?? 0) + 1)
      return [claimId, taker]
    }),
  )
}

function leastLoaded(loads: ReadonlyMap<string, number>, without: readonly string[]) {
  let least: readonly [id: string, load: number] | null = null
  for (const one of loads)
    if (!without.includes(one[0]) && (least === null || one[1] < least[1])) least = one
  return least?.[0] ?? null
}
