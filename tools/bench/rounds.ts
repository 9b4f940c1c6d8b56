export interface Comparison {
  /** Median over the rounds of the ratio of one to other. */
  readonly ratio: number
  /** Medians, for information: they depend on the machine. */
  readonly one: number
  readonly other: number
}

interface Sides {
  readonly rounds: number
  readonly one: () => Promise<number>
  readonly other: () => Promise<number>
}

/** Measures two things in turn, so that a slow moment of the machine affects both. */
export async function compare({ rounds, one, other }: Sides): Promise<Comparison> {
  const pairs: { one: number; other: number }[] = []
  for (let round = 0; round < rounds; round++)
    pairs.push({ one: await one(), other: await other() })
  return {
    ratio: median(pairs.map((pair) => pair.one / pair.other)),
    one: median(pairs.map((pair) => pair.one)),
    other: median(pairs.map((pair) => pair.other)),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new RangeError('No median of nothing')
  return middle
}
