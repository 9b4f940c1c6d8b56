import type { carbon } from '@sillage/wire/carbon.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { calculateAnnualVehicle, calculateJourney } from './carbon.service.ts'
import { searchPlaces } from './gazetteer.service.ts'

export const carbonHandlers: Handlers<typeof carbon> = {
  journey: async ({ body, context }) => calculateJourney(body, context.now),
  annualVehicle: async ({ body, context }) => calculateAnnualVehicle(body, context.now),
  searchCity: async ({ query }) => searchPlaces(query.city),
}
