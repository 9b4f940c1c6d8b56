import type { carbon } from '@sillage/wire/carbon.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { calculateAnnualVehicle, calculateJourney } from './carbon.service.ts'
import type { Geocoder } from './places/geocoder.service.ts'

export function carbonHandlers(geocoder: Geocoder): Handlers<typeof carbon> {
  return {
    journey: async ({ body, context }) => calculateJourney(body, context.now),
    annualVehicle: async ({ body, context }) => calculateAnnualVehicle(body, context.now),
    searchCity: ({ query }) => geocoder.search(query.city),
  }
}
