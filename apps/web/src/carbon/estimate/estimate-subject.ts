import type { CarProfile } from '@sillage/domain/carbon/own-car.ts'
import { CONSTANT_VEHICLE, type Vehicle } from '@sillage/domain/carbon/vehicle.ts'
import type { carbon } from '@sillage/wire/carbon.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'

/** What is estimated: the trips of a journey, or a car over the days of a contract. */
export type EstimateSubject =
  | {
      readonly kind: 'journey'
      readonly travels: readonly Travel[]
      /** Number of people who make all the trips. */
      readonly travellers: number
    }
  | {
      readonly kind: 'car'
      /** Per year; 0 when not answered. */
      readonly kilometres: number
      /** Days of the contract; null while unknown, when a whole year is shown. */
      readonly days: number | null
      /**
       * The customer's car, used in the estimate; null while not described, when the specification's reference car is
       * used.
       */
      readonly ownCar: CarProfile | null
    }

export type Calculation =
  | { readonly kind: 'journey'; readonly body: BodyInput<typeof carbon.journey> }
  | { readonly kind: 'car'; readonly body: BodyInput<typeof carbon.annualVehicle> }

/** What must be given before an estimate is possible (specification, section 5). */
export type Missing = 'travel' | 'kilometres'

export function missingFor(subject: EstimateSubject): Missing | null {
  switch (subject.kind) {
    case 'journey':
      return subject.travels.length === 0 ? 'travel' : null
    case 'car':
      return subject.kilometres < 1 ? 'kilometres' : null
  }
}

/** The API call that estimates a subject; null while something is missing. */
export function calculationOf(subject: EstimateSubject): Calculation | null {
  if (missingFor(subject) !== null) return null
  switch (subject.kind) {
    case 'journey':
      return { kind: 'journey', body: journeyBody(subject) }
    case 'car':
      return { kind: 'car', body: carBody(subject, subject.ownCar?.vehicle ?? CONSTANT_VEHICLE) }
  }
}

/** The field names are fixed by the specification (section 9). */
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

/** The request body for a car over the days of a contract; over a year while they are unknown. */
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
