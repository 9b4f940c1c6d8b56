import type { Travel } from '@sillage/wire/contracts/contracts.ts'

/** The same trip the other way round. */
export function returnOf({ departure, arrival, format, ...places }: Travel): Travel {
  const { departure_place_id: from, arrival_place_id: to } = places
  return {
    departure: arrival,
    arrival: departure,
    format,
    ...(to ? { departure_place_id: to } : {}),
    ...(from ? { arrival_place_id: from } : {}),
  }
}

/** Whether a list has the way back of one of its trips, by any means of transport. */
export function hasReturn(travels: readonly Travel[], { departure, arrival }: Travel): boolean {
  return travels.some((other) => other.departure === arrival && other.arrival === departure)
}
