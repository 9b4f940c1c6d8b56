import { type FactorSet, factorOf, hasFactor } from '../factors.ts'
import { roadLine } from './crossings.ts'
import { greatCircleKm } from './great-circle.ts'
import { territoryOf } from './place.ts'
import type { Ends } from './reachability.ts'

/** Two places closer than this great circle, in km, count as one: the distance is 0. */
const SAME_PLACE_KM = 1
/** Roads wind more below this great circle, in km. Source: 1.343 for radial urban trips in 300 European cities. */
const LOCAL_ROAD_KM = 50

/** France and the countries around it, where the road ratio was measured. */
const WESTERN_EUROPE = new Set('AD AT BE CH DE ES FR GB IT LI LU MC NL PT'.split(' '))

/**
 * The ratio of roads over the Alps, which wind more; sets that have this row route roads through the gates of barriers.
 */
const ALPS = 'distance.road.alps'

/** The network that a distance is travelled on. */
export type Way = 'rail' | 'road' | 'air'

/** A distance and how it was found: straight legs × ratio + added. All in km, not rounded. */
export interface TripDistance {
  readonly km: number
  readonly greatCircleKm: number
  /** The sum of the great circles of its legs; the great circle between the ends when it goes straight. */
  readonly straightKm: number
  /** What a road passes through: a pass, a tunnel, a border town. */
  readonly via: readonly string[]
  readonly ratio: number
  readonly addedKm: number
  /** Whether a route planner measured it along the roads. */
  readonly isMeasured: boolean
}

/**
 * Two route planners may place the centre of a town differently: a measured road may be this much shorter than the
 * straight line, in km.
 */
const MOST_NEARER_KM = 20
/** The highest plausible ratio of a road to the great circle, around a bay or over a pass. Our choice. */
const MOST_WINDING = 4

/** Whether a length returned by a route planner is plausible for a road between two places. */
export function isLikelyRoad(km: number, { from, to }: Ends): boolean {
  const straight = greatCircleKm(from, to)
  return (
    Number.isFinite(km) &&
    km > 0 &&
    km >= straight - MOST_NEARER_KM &&
    km <= straight * MOST_WINDING + MOST_NEARER_KM
  )
}

/**
 * The distance travelled between two places, in km: great circle × 1.20 by rail, × 1.22 by road between cities of
 * Western Europe and × 1.30 elsewhere, under 50 km and over the Alps, + 95 km by air. A road to or from Great Britain,
 * the Iberian peninsula or Italy goes through the tunnel or the pass that makes it shortest. Under 1 km it is 0.
 * Symmetric. A road measured by a route planner has the measured length.
 * Source: 88 pairs of cities of SNCF open data (rail 7 %, road 5 % mean error); 1.3 of Wang et al. 2024 (arXiv
 * 2406.06490) over the Alps; ISO 14083 for flights. A set without the ratio of the Alps uses straight lines, so that
 * the emissions of older contracts don't change.
 */
export function tripDistance(
  way: Way,
  { from, to, roadKm }: Ends,
  factors: FactorSet,
): TripDistance {
  const greatCircle = greatCircleKm(from, to)
  if (greatCircle < SAME_PLACE_KM)
    return {
      km: 0,
      greatCircleKm: 0,
      straightKm: 0,
      via: [],
      ratio: 1,
      addedKm: 0,
      isMeasured: false,
    }
  const value = (id: string) => factorOf(factors, id).value
  const straight = {
    greatCircleKm: greatCircle,
    straightKm: greatCircle,
    via: [],
    isMeasured: false,
  }
  if (way === 'air') {
    const addedKm = value('flight.extra_km')
    return { ...straight, km: greatCircle + addedKm, ratio: 1, addedKm }
  }
  if (way === 'rail') {
    const ratio = value('distance.rail')
    return { ...straight, km: greatCircle * ratio, ratio, addedKm: 0 }
  }
  if (roadKm !== undefined)
    return { ...straight, km: roadKm, ratio: 1, addedKm: 0, isMeasured: true }
  const isWestern = [from, to].every((place) => WESTERN_EUROPE.has(territoryOf(place)))
  const line = hasFactor(factors, ALPS)
    ? roadLine({ from, to })
    : { km: greatCircle, via: [], isOverAlps: false }
  const near = isWestern && greatCircle >= LOCAL_ROAD_KM ? 'distance.road' : 'distance.road.far'
  const ratio = value(line.isOverAlps ? ALPS : near)
  return {
    km: line.km * ratio,
    greatCircleKm: greatCircle,
    straightKm: line.km,
    via: line.via,
    ratio,
    addedKm: 0,
    isMeasured: false,
  }
}

/** How a distance was obtained, in French: « 661 km à vol d’oiseau × 1,20 »; « 851 km par la route ». */
export function distanceText({
  km,
  straightKm,
  via,
  ratio,
  addedKm,
  isMeasured,
}: TripDistance): string {
  if (isMeasured) return `${wholeKilometres(km)}\u00a0km par la route`
  const by = via.length > 0 ? ` par ${via.join(' et ')}` : ''
  const text = `${wholeKilometres(straightKm)}\u00a0km à vol d’oiseau${by}`
  if (addedKm > 0) return `${text} + ${wholeKilometres(addedKm)}\u00a0km`
  return ratio === 1 ? text : `${text} × ${ratio.toFixed(2).replace('.', ',')}`
}

/** The same as Intl in French, ten times faster: a response holds dozens of them. Six digits at most. */
function wholeKilometres(km: number): string {
  return Math.round(km)
    .toString()
    .replace(/\d(?=\d{3}$)/, '$&\u202f')
}
