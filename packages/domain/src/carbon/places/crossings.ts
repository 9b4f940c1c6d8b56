import { greatCircleKm, type Position } from './great-circle.ts'
import { landOf } from './lands.ts'
import { type Place, territoryOf } from './place.ts'

/** The land mass that the barriers divide; Great Britain belongs to it through the tunnel. */
const CONTINENT = 'eurasia'

/** A point where roads cross a barrier: a tunnel, a pass, a coast. */
interface Gate {
  readonly name: string
  /** In order, starting on the French side. */
  readonly points: readonly Position[]
}

/** A sea or a mountain range that roads cross in few places. */
interface Barrier {
  readonly isHigh: boolean
  /** Countries beyond it, seen from France. */
  readonly beyond: ReadonlySet<string>
  /** Countries inside it, which roads reach from both sides. */
  readonly within: ReadonlySet<string>
  readonly gates: readonly Gate[]
}

const at = (name: string, ...points: readonly (readonly [lat: number, lon: number])[]): Gate => ({
  name,
  points: points.map(([lat, lon]) => ({ lat, lon })),
})

/**
 * Only motorway crossings, since traffic takes them. Positions of a pass, or of both ends of a tunnel, are within a
 * kilometre or two.
 */
const BARRIERS: readonly Barrier[] = [
  {
    isHigh: false,
    beyond: new Set(['GB']),
    within: new Set(),
    gates: [at('le tunnel sous la Manche', [50.92, 1.81], [51.1, 1.13])],
  },
  {
    isHigh: false,
    beyond: new Set(['ES', 'PT', 'GI']),
    within: new Set(['AD']),
    gates: [
      at('Hendaye', [43.35, -1.78]),
      at('le Somport', [42.79, -0.52]),
      at('le Perthus', [42.46, 2.86]),
    ],
  },
  {
    isHigh: true,
    beyond: new Set(['IT', 'SM', 'VA']),
    within: new Set(),
    gates: [
      at('Vintimille', [43.79, 7.58]),
      at('le Fréjus', [45.14, 6.68]),
      at('le mont Blanc', [45.84, 6.93]),
      at('Chiasso', [45.83, 9.03]),
      at('le Brenner', [47.0, 11.51]),
      at('Tarvisio', [46.51, 13.6]),
      at('Trieste', [45.69, 13.82]),
    ],
  },
]

/** The line of a road between two places: straight, or through the gates of the barriers between them. */
export interface RoadLine {
  /** Sum of the great circles of its legs, in km. */
  readonly km: number
  readonly via: readonly string[]
  readonly isOverAlps: boolean
}

/**
 * The shortest line between two places through the gates of the barriers between them. Symmetric, never shorter than
 * the great circle.
 */
export function roadLine({ from, to }: { readonly from: Place; readonly to: Place }): RoadLine {
  const isOnContinent = [from, to].every((place) => landOf(place) === CONTINENT)
  const crossed = (place: Place, other: Place) =>
    BARRIERS.filter(({ beyond, within }) => {
      const country = territoryOf(other)
      const isCrossed = beyond.has(territoryOf(place)) && !beyond.has(country)
      return isOnContinent && isCrossed && !within.has(country)
    })
  const [leaving, entering] = [crossed(from, to), crossed(to, from)]
  const lines = [
    ...leaving.map(({ gates }) =>
      gates.map((gate) => ({ name: gate.name, points: gate.points.toReversed() })),
    ),
    ...entering.map(({ gates }) => gates),
  ].reduce<readonly (readonly Gate[])[]>(
    (known, gates) => known.flatMap((line) => gates.map((gate) => [...line, gate])),
    [[]],
  )
  const measured = lines.map((gates) => ({
    km: lengthOf([from, ...gates.flatMap(({ points }) => points), to]),
    via: gates.map(({ name }) => name),
  }))
  const [first, ...others] = measured
  // without a barrier to cross there is still one line, the straight one
  if (!first) throw new RangeError('No line')
  const shortest = others.reduce((best, line) => (line.km < best.km ? line : best), first)
  return { ...shortest, isOverAlps: [...leaving, ...entering].some(({ isHigh }) => isHigh) }
}

function lengthOf(points: readonly Position[]): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1]
    return before ? sum + greatCircleKm(before, point) : sum
  }, 0)
}
