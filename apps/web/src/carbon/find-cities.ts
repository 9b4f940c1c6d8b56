import { carbonApi } from './carbon-api.ts'
import type { ChosenCity } from './city-field.tsx'

/** The cities that the search still finds under this name and id; the others are left out. */
export async function findCities(named: readonly ChosenCity[]): Promise<readonly ChosenCity[]> {
  const found = await Promise.all(
    named.map(async ({ name, placeId }) => {
      const cities = await carbonApi.searchCity({ query: { city: name, format: 'json' } })
      return cities.filter((city) => city.place_id === placeId).slice(0, 1)
    }),
  )
  return found.flat().map(({ name, place_id, country }) => ({ name, placeId: place_id, country }))
}
