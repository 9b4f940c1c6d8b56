import type { TripGroup } from './trip-groups.ts'

/** How the highest-emitting trip could emit less. */
export interface Reduction {
  readonly from: string
  readonly to: string
  /** The mode that would emit less. */
  readonly way: 'train' | 'carpool'
  /** kg CO2e with that mode. */
  readonly kg: number
  readonly canCarpool: boolean
}

/** The advice that saves most: the train instead of the chosen mode, else carpooling instead of driving alone. */
export function reductionOf(groups: readonly TripGroup[]): Reduction | null {
  const advices = groups.flatMap(({ from, to, ways }) => {
    const chosen = ways.filter(({ isChosen }) => isChosen)
    const worst = Math.max(0, ...chosen.map(({ total }) => total))
    const kgOf = (wanted: 'train' | 'carpool') => ways.find(({ way }) => way === wanted)?.total
    const carpool = kgOf('carpool')
    const way = kgOf('train') === undefined ? 'carpool' : 'train'
    const kg = kgOf(way)
    if (kg === undefined || kg >= worst) return []
    return [{ from, to, way, kg, spared: worst - kg, canCarpool: carpool !== undefined } as const]
  })
  const [best] = advices.toSorted((one, other) => other.spared - one.spared)
  if (!best) return null
  const { spared: _, ...advice } = best
  return advice
}
