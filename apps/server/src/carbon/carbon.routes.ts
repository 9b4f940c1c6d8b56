import type { carbon } from '@sillage/wire/carbon.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { calculateAnnualVehicle, calculateJourney } from './carbon.service.ts'
import type { Geocoder } from './places/geocoder.service.ts'
import type { Roads } from './places/roads.service.ts'

export function carbonHandlers(geocoder: Geocoder, roads: Roads): Handlers<typeof carbon> {
  return {
    journey: async ({ body, context }) => calculateJourney(roads, body, context.now),
    annualVehicle: async ({ body, context }) => calculateAnnualVehicle(body, context.now),
    searchCity: ({ query }) => geocoder.search(query.city),
  }
}
