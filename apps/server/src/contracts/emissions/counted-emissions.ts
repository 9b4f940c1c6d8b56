import { drivenMonths } from '@sillage/domain/carbon/driven-months.ts'
import { roundKilograms } from '@sillage/domain/carbon/figures.ts'
import type { Place } from '@sillage/domain/carbon/places/place.ts'
import type { Driving, Emissions, Travelling } from '@sillage/domain/products/product.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis, formatDay, isBefore } from '@sillage/domain/values/day.ts'
import type {
  ContractEmissions,
  ContributionEvent,
  EmissionLine,
} from '@sillage/wire/contracts/contract-emissions.ts'
import {
  carYear,
  coveredTrip,
  factorSetOn,
  travellersAmong,
} from '../../carbon/covered-emissions.service.ts'
import type { KeptTrip } from '../../platform/database/tables/tables-contracts.ts'
import { nameOf, presentContribution } from '../contracts.present.ts'
import type { ListedRow } from '../contracts.repository.ts'
import { EMISSIONS_NOTES as SAY } from './emissions.messages.ts'

/** A contract with the days that determine its emissions. */
interface Counted {
  readonly row: ListedRow
  readonly start: Temporal.PlainDate
  readonly end: Temporal.PlainDate
  readonly cancelledOn: Temporal.PlainDate | null
  readonly isExtended: boolean
  /** The emission factors of that day apply, so that figures shown then can still be explained. */
  readonly signedOn: Temporal.PlainDate
  readonly today: Temporal.PlainDate
}

/** What the other contracts of the account mean for this one. */
export interface Kin {
  /** Whether an extension was made from it, even one that has ended. */
  readonly isExtended: boolean
  /** What became of the contribution that it bought. */
  readonly events: readonly ContributionEvent[]
  readonly isOwed: boolean
}

/** Notes of contracts that emit nothing of their own. */
const NOTHING_COUNTS = new Set<string>([SAY.extended, SAY.cancelledBeforeStart, SAY.withdrawn])

/**
 * Calculates the emissions of a contract. One that was withdrawn from, extended (its extension covers the same days) or
 * cancelled before its first day counts nothing. Trips count whole, in the month their contract begins, even if it is
 * cancelled later; a car counts by the day, up to today or its cancellation. A contribution counts with the contract
 * that bought it: an extension inherits it, a renewal buys it again.
 */
export function countedEmissions(
  row: ListedRow,
  { today, kin }: { today: Temporal.PlainDate; kin: Kin },
): ContractEmissions {
  const counted = read(row, { today, kin })
  const note = noteOf(counted)
  const lines = note !== null && NOTHING_COUNTS.has(note) ? [] : linesOf(counted)
  return {
    contract_id: row.id,
    name: nameOf(row),
    type: row.product,
    start_date: row.start_date,
    end_date: row.end_date,
    months: [...new Set(lines.map(({ month }) => month))],
    lines,
    contribution: boughtWith(row),
    is_contribution_owed: kin.isOwed,
    contribution_events: [...kin.events],
    note,
  }
}

/** The contribution bought with this contract: an extension inherits the earlier one, and bought only what it added. */
function boughtWith({ contribution, origin }: ListedRow): ContractEmissions['contribution'] {
  return presentContribution(origin === 'extension' ? (contribution?.added ?? null) : contribution)
}

function read(row: ListedRow, { today, kin }: { today: Temporal.PlainDate; kin: Kin }): Counted {
  return {
    row,
    start: Temporal.PlainDate.from(row.start_date),
    end: Temporal.PlainDate.from(row.end_date),
    cancelledOn: lastDayOf(row),
    signedOn: dayOf(row.created_at),
    isExtended: kin.isExtended || row.status === 'extended',
    today,
  }
}

/** The last day that an ended contract covered. */
function lastDayOf({ status, covered_until, cancellation_date }: ListedRow) {
  if (status === 'cancelled' && covered_until) return Temporal.PlainDate.from(covered_until)
  return cancellation_date && dayOf(cancellation_date)
}

function dayOf(date: Date): Temporal.PlainDate {
  return dayInParis(date.toTemporalInstant())
}

function noteOf({ row, start, cancelledOn, isExtended, today }: Counted): string | null {
  if (row.ending_kind === 'withdrawal') return SAY.withdrawn
  if (isExtended) return SAY.extended
  if (cancelledOn && isBefore(cancelledOn, start)) return SAY.cancelledBeforeStart
  if (emissionsOf(row).of !== 'driving') return null
  if (cancelledOn) return SAY.cancelledCar(formatDay(cancelledOn))
  return isBefore(today, start) ? SAY.notBegun : null
}

function emissionsOf({ product }: ListedRow): Emissions {
  return traitsOf(product).emissions
}

function linesOf(counted: Counted): EmissionLine[] {
  const emissions = emissionsOf(counted.row)
  switch (emissions.of) {
    case 'trips':
      return tripLines(emissions, counted)
    case 'driving':
      return carLines(emissions, counted)
    case 'nothing':
      return []
  }
}

function tripLines(emissions: Travelling, counted: Counted): EmissionLine[] {
  const travellers = travellersAmong(emissions, counted.row.answers)
  return counted.row.travels.map((trip) => tripLine(trip, { ...counted, travellers }))
}

function tripLine(
  trip: KeptTrip,
  { start, signedOn, travellers }: Counted & { readonly travellers: number },
): EmissionLine {
  const { departure, arrival, format } = trip
  const found = coveredTrip(
    {
      origin: departure,
      destination: arrival,
      transport_mode: format,
      origin_place_id: trip.departure_place_id,
      destination_place_id: trip.arrival_place_id,
      road_km: trip.road_km,
    },
    { travellers, day: signedOn },
  )
  return {
    kind: 'trip',
    travellers,
    month: start.toPlainYearMonth().toString(),
    mode: format,
    departure,
    arrival,
    ends: found.ok ? { from: mapPlace(found.value.from), to: mapPlace(found.value.to) } : null,
    kg: found.ok ? roundKilograms(found.value.kg) : null,
    problem: found.ok ? null : found.error.map(({ message }) => message).join(' '),
    factor_set: factorSetOn(signedOn),
  }
}

function mapPlace({ id, name, lat, lon }: Place) {
  return { place_id: id, name, lat, lon }
}

function carLines(driving: Driving, counted: Counted): EmissionLine[] {
  const { row, signedOn, today } = counted
  const year = carYear(driving, row.answers, signedOn)
  return drivenMonths(counted, today).map(({ month, days, shareOfYear }) => ({
    kind: 'car',
    month,
    mode: 'car',
    days,
    is_own_car: year.ok && year.value.isOwnCar,
    kg: year.ok ? roundKilograms(year.value.kg * shareOfYear) : null,
    problem: year.ok ? null : year.error.message,
    factor_set: factorSetOn(signedOn),
  }))
}
