import type { CarProfile } from '@sillage/domain/carbon/own-car.ts'
import { CONSTANT_VEHICLE, type Vehicle } from '@sillage/domain/carbon/vehicle.ts'
import type { carbon } from '@sillage/wire/carbon.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'

/** What an estimate is about: the trips of a travel, or the days of a car. */
export type EstimateSubject =
  | {
      readonly kind: 'journey'
      readonly travels: readonly Travel[]
      /** Who make all of them. */
      readonly travellers: number
    }
  | {
      readonly kind: 'car'
      /** A year's; 0 when not answered. */
      readonly kilometres: number
      /** Of the contract; null while they are not known: a year's are shown then. */
      readonly days: number | null
      /** The one that counts; null while it is not described: the one of the specification counts then. */
      readonly ownCar: CarProfile | null
    }

export type Calculation =
  | { readonly kind: 'journey'; readonly body: BodyInput<typeof carbon.journey> }
  | { readonly kind: 'car'; readonly body: BodyInput<typeof carbon.annualVehicle> }

/** What has to be given before anything can be calculated (specification, section 5). */
export type Missing = 'travel' | 'kilometres'

export function missingFor(subject: EstimateSubject): Missing | null {
  switch (subject.kind) {
    case 'journey':
      return subject.travels.length === 0 ? 'travel' : null
    case 'car':
      return subject.kilometres < 1 ? 'kilometres' : null
  }
}

/** The call that answers for a subject; null while something is missing. */
export function calculationOf(subject: EstimateSubject): Calculation | null {
  if (missingFor(subject) !== null) return null
  switch (subject.kind) {
    case 'journey':
      return { kind: 'journey', body: journeyBody(subject) }
    case 'car':
      return { kind: 'car', body: carBody(subject, subject.ownCar?.vehicle ?? CONSTANT_VEHICLE) }
  }
}

/** The name is fixed by the specification (section 9). */
function journeyBody({ travels, travellers }: Extract<EstimateSubject, { kind: 'journey' }>) {
  return {
    journey_name: 'Compensation CO2',
    total_passengers: travellers,
    trips: travels.map(
      ({ departure, arrival, format, departure_place_id: from, arrival_place_id: to }) => ({
        origin: departure,
        destination: arrival,
        transport_mode: format,
        ...(from === undefined ? {} : { origin_place_id: from }),
        ...(to === undefined ? {} : { destination_place_id: to }),
      }),
    ),
  }
}

/** What is asked of a car over the days of a contract; of a year while they are not known. */
export function carBody(
  { kilometres, days }: { readonly kilometres: number; readonly days: number | null },
  vehicle: Vehicle,
) {
  return { ...vehicleBody(kilometres, vehicle), ...(days === null ? {} : { days }) }
}

export function vehicleBody(kilometres: number, { fuelType, size, year }: Vehicle) {
  return {
    annual_kilometers: kilometres,
    vehicle_details: { type: 'car' as const, fuel_type: fuelType, size, year },
  }
}
