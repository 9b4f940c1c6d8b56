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

/** The search for a town, by an outside geocoder where the operator has one. */
export interface Geocoder {
  /** Never fails: what the outside can't answer, the atlas does. */
  search(text: string): Promise<City[]>
}

interface GeocoderSettings {
  /** A Nominatim or a Photon of the operator's; the public Nominatim forbids searching as one types. */
  readonly url: string | null
  readonly clock?: () => number
}

const MINUTE = 60_000
const TIMEOUT_MS = 3000
const SHORTEST_TEXT = 3
const MOST_RESULTS = 8
/** After a failure the outside is left alone, so that not every letter typed waits for it. */
const REST_MS = MINUTE / 2
/** Nearer than this, a place of the same name is the same place. */
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

  /** The promise itself is remembered: two who ask at once ask once. A failure is not. */
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

/** The atlas's own place, whose id outlives this process. */
function knownPlace({ name, lat, lon }: OutsidePlace): Place | undefined {
  return placesNamed(name).find((place) => greatCircleKm(place, { lat, lon }) < SAME_PLACE_KM)
}
