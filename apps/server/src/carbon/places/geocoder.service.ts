import { greatCircleKm } from '@sillage/domain/carbon/places/great-circle.ts'
import type { City } from '@sillage/wire/carbon.ts'
import { fetchOutside } from '../../platform/fetch-outside.ts'
import { placesNamed, searchPlaces } from './gazetteer.service.ts'
import { presentPlace } from './gazetteer-description.ts'
import type { Place } from './gazetteer-file.ts'
import { normaliseName } from './gazetteer-names.ts'
import { type OutsidePlace, readAnswer } from './geocoder-answer.ts'
import { addressOf } from './geocoder-request.ts'
import { createMemory } from './memory.ts'
import { outsidePlace } from './outside-place.ts'

/** Town search, by the operator's geocoder if there is one. */
export interface Geocoder {
  /** Never fails: the atlas answers when the outside geocoder can't. */
  search(text: string): Promise<City[]>
}

interface GeocoderSettings {
  /** The operator's Nominatim or Photon; the public Nominatim forbids search-as-you-type. */
  readonly url: string | null
  readonly clock?: () => number
}

const MINUTE = 60_000
const TIMEOUT_MS = 3000
const SHORTEST_TEXT = 3
const MOST_RESULTS = 8
/** After a failure the geocoder is not called for this long, so that not every keystroke waits for it. */
const REST_MS = MINUTE / 2
/** Within this distance, a place of the same name is the same place. */
const SAME_PLACE_KM = 30

export function createGeocoder({
  url,
  clock = () => performance.now(),
}: GeocoderSettings): Geocoder {
  if (url === null) return { search: async (text) => searchPlaces(text) }
  const answers = createMemory<Promise<City[] | null>>({
    most: 500,
    milliseconds: 10 * MINUTE,
    clock,
  })
  let restsUntil = Number.NEGATIVE_INFINITY

  const ask = async (text: string): Promise<City[] | null> => {
    const body = await fetchOutside(addressOf(url, text), { timeoutMs: TIMEOUT_MS })
    const found = body === null ? null : readAnswer(body)
    if (found === null) {
      restsUntil = clock() + REST_MS
      return null
    }
    const cities = found.slice(0, MOST_RESULTS).map((place) => {
      const known = knownPlace(place)
      if (known) return presentPlace(known)
      return { ...presentPlace(outsidePlace(place)), display_name: place.description }
    })
    return [...new Map(cities.map((city) => [city.place_id, city])).values()]
  }

  /** Caches the promise, so that simultaneous searches share one call. Failures are not cached. */
  const askOnce = async (key: string, text: string): Promise<City[] | null> => {
    const remembered = answers.get(key)
    if (remembered) return remembered
    if (clock() < restsUntil) return null
    const answer = ask(text)
    answers.set(key, answer)
    const cities = await answer
    if (cities === null) answers.forget(key)
    return cities
  }

  return {
    search: async (text) => {
      const key = normaliseName(text)
      if (key.length < SHORTEST_TEXT) return []
      const cities = await askOnce(key, text)
      return cities !== null && cities.length > 0 ? cities : searchPlaces(text)
    },
  }
}

/** The same place in the atlas, whose id stays valid in other processes. */
function knownPlace({ name, lat, lon }: OutsidePlace): Place | undefined {
  return placesNamed(name).find((place) => greatCircleKm(place, { lat, lon }) < SAME_PLACE_KM)
}
