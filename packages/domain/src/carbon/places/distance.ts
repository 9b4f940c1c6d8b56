import { type FactorSet, factorOf, hasFactor } from '../factors.ts'
import { roadLine } from './crossings.ts'
import { greatCircleKm } from './great-circle.ts'
import { territoryOf } from './place.ts'
import type { Ends } from './reachability.ts'

/** Under this great circle two places are one: no distance. */
const SAME_PLACE_KM = 1
/** Under this great circle a road winds more. Source: 1.343 for radial urban trips in 300 European cities. */
const LOCAL_ROAD_KM = 50

/** France and the countries around it, where the road ratio was measured. */
const WESTERN_EUROPE = new Set('AD AT BE CH DE ES FR GB IT LI LU MC NL PT'.split(' '))

/** Over the Alps a road winds more; sets that have the row go by the gates of what parts two places. */
const ALPS = 'distance.road.alps'

/** What the distance is travelled on. */
export type Way = 'rail' | 'road' | 'air'

/** A distance and how it was found: straight legs × ratio + added. All in km, not rounded. */
export interface TripDistance {
  readonly km: number
  readonly greatCircleKm: number
  /** The great circles of its legs; that between the ends where it goes straight. */
  readonly straightKm: number
  /** What a road goes through on its way: a pass, a tunnel, a border town. */
  readonly via: readonly string[]
  readonly ratio: number
  readonly addedKm: number
  /** Whether a route planner measured it along the roads. */
  readonly isMeasured: boolean
}

/** A road is no shorter than the straight line, but for where two planners place the middle of a town. */
const MOST_NEARER_KM = 20
/** Nor does any road wind more than this, around a bay or over a pass. Our choice. */
const MOST_WINDING = 4

/** Whether a length that a route planner answered can be that of a road between two places. */
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
 * The distance travelled between two places, in km: great circle × 1.20 by rail, × 1.22 by road between cities of Western
 * Europe and × 1.30 elsewhere, under 50 km and over the Alps, + 95 km by air. A road to or from Great Britain, the Iberian
 * peninsula or Italy goes by the tunnel or the pass that makes it shortest. Under 1 km it is 0. Symmetric. A road that a
 * route planner measured is as long as it said.
 * Source: 88 pairs of cities of SNCF open data (rail 7 %, road 5 % mean error); 1.3 of Wang et al. 2024 (arXiv 2406.06490)
 * over the Alps; ISO 14083 for flights. A set without the ratio of the Alps goes straight, as it did when it made contracts.
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

/** How a distance was found, for the reader: « 661 km à vol d’oiseau × 1,20 »; « 851 km par la route ». */
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

/** As Intl writes it in French, ten times faster: an answer holds dozens of them. Never more than six digits. */
function wholeKilometres(km: number): string {
  return Math.round(km)
    .toString()
    .replace(/\d(?=\d{3}$)/, '$&\u202f')
}
