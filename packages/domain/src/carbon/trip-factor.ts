import {
  addParts,
  type Factor,
  type FactorSet,
  factorOf,
  hasFactor,
  type Parts,
  scaleParts,
  sumOfParts,
} from './factors.ts'
import { landOf } from './places/lands.ts'
import { type Place, territoryOf } from './places/place.ts'
import { isLineWithoutTgv, isOffTgv } from './places/trains-without-tgv.ts'

/** A factor applied to a trip: its value and parts per unit, and the row or rows it comes from. */
export interface AppliedFactor {
  readonly value: number
  readonly parts: Parts
  readonly unit: string
  readonly rows: readonly Factor[]
  /** Uncertainty of the resulting emission, in percent. */
  readonly uncertaintyPct: number
}

/**
 * Great circles at which a flight factor applies exactly, in km. Between two nodes factors are interpolated, by our
 * choice.
 */
const FLIGHT_NODES = [
  { km: 750, id: 'flight.lt1000' },
  { km: 1500, id: 'flight.1000-2000' },
  { km: 3500, id: 'flight.2000-5000' },
  { km: 7000, id: 'flight.gt5000' },
] as const

/** Rail distance from which a trip within France is by TGV, in km. Source: display threshold of Impact CO2. */
const TGV_FROM_KM = 150

const INTERCITES = 'rail.fr.intercites'
const INTERCITES_LINES = 'rail.fr.intercites.lines'

/** Countries whose trains from France have a factor of their own. Source: SNCF Voyageurs, open data. */
const FRENCH_LINES = ['GB', 'BE', 'NL', 'LU', 'CH', 'DE', 'IT', 'ES']

/**
 * The factor of a flight, per passenger and km, with its contrails: linear between the nodes, constant outside, so that
 * a longer flight never emits less (with steps it would emit 43 kg less at 1000 km). Source: ADEME, Base Empreinte
 * 2023.
 */
export function flightFactor(greatCircleKm: number, factors: FactorSet): AppliedFactor {
  const uncertaintyPct = factorOf(factors, 'uncertainty.flight').value
  const above = FLIGHT_NODES.findIndex(({ km }) => greatCircleKm <= km)
  const upper = FLIGHT_NODES[above] ?? FLIGHT_NODES[FLIGHT_NODES.length - 1]
  const lower = FLIGHT_NODES[above - 1]
  // never happens: the list of nodes is not empty
  if (!upper) throw new RangeError('No flight factor')
  const far = factorOf(factors, upper.id)
  if (!lower) return { ...applied(far), uncertaintyPct }
  const near = factorOf(factors, lower.id)
  const share = (greatCircleKm - lower.km) / (upper.km - lower.km)
  const parts = addParts(scaleParts(near.parts, 1 - share), scaleParts(far.parts, share))
  return { value: sumOfParts(parts), parts, unit: far.unit, rows: [near, far], uncertaintyPct }
}

/**
 * The factor of a train, per passenger and km, by the countries of both ends. Within France: TER under 150 km of rail,
 * otherwise TGV, or Intercités where an end or the line has no TGV (in sets that have this factor). Between France and
 * eight countries: the factor of that line. Elsewhere: one national average. Symmetric.
 */
export function trainFactor(
  { from, to, railKm }: { readonly from: Place; readonly to: Place; readonly railKm: number },
  factors: FactorSet,
): AppliedFactor {
  const countries = [railwayOf(from), railwayOf(to)]
  const abroad = countries.find((country) => country !== 'FR')
  const isLocal = railKm < TGV_FROM_KM || landOf(from) === 'corsica'
  const id =
    abroad === undefined
      ? isLocal
        ? 'rail.fr.ter'
        : isOffTgv(from, to) && hasFactor(factors, INTERCITES)
          ? INTERCITES
          : isLineWithoutTgv(from, to) && hasFactor(factors, INTERCITES_LINES)
            ? INTERCITES_LINES
            : 'rail.fr.tgv'
      : countries.includes('FR') && FRENCH_LINES.includes(abroad)
        ? `rail.fr-${abroad.toLowerCase()}`
        : 'rail.other.default'
  const uncertainty = id === 'rail.other.default' ? 'elsewhere' : 'france'
  return {
    ...applied(factorOf(factors, id)),
    uncertaintyPct: factorOf(factors, `uncertainty.train.${uncertainty}`).value,
  }
}

/** Monaco counts as France: its station is on the French network. */
function railwayOf(place: Place): string {
  const country = territoryOf(place)
  return country === 'MC' ? 'FR' : country
}

/** The factor of a coach, per passenger and km. Source: ADEME, Base Empreinte. */
export function coachFactor(factors: FactorSet): AppliedFactor {
  return {
    ...applied(factorOf(factors, 'coach')),
    uncertaintyPct: factorOf(factors, 'uncertainty.coach').value,
  }
}

/**
 * The factor of the average French car on a journey, per vehicle and km, with manufacturing as a separate part: the one
 * published since October 2025, in sets that have it. Source: ADEME, Base Carbone.
 */
export function carFactor(factors: FactorSet): AppliedFactor {
  const average = hasFactor(factors, 'car.journey.usage') ? 'car.journey' : 'car.average'
  const usage = factorOf(factors, `${average}.usage`)
  const manufacturing = factorOf(factors, `${average}.manufacturing`)
  const parts = { usage: usage.value, manufacturing: manufacturing.value, contrails: 0 }
  return {
    value: sumOfParts(parts),
    parts,
    unit: usage.unit,
    rows: [usage, manufacturing],
    uncertaintyPct: factorOf(factors, 'uncertainty.car').value,
  }
}

function applied(factor: Factor) {
  return { value: factor.value, parts: factor.parts, unit: factor.unit, rows: [factor] }
}
