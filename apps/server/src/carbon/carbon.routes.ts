import type { carbon } from '@sillage/wire/carbon.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { searchPlaces } from './gazetteer.service.ts'

export const carbonHandlers: Handlers<typeof carbon> = {
  searchCity: async ({ query }) => searchPlaces(query.city),
}
