import { setImmediate as turn } from 'node:timers/promises'
import type { City } from '@sillage/wire/carbon.ts'
import { describePlace, presentPlace } from './gazetteer-description.ts'
import type { Place } from './gazetteer-file.ts'
import { buildIndex, buildIndexInParts, type Index, namesOf, rankOf } from './gazetteer-index.ts'
import { normaliseName } from './gazetteer-names.ts'
import { cityOfAirport } from './gazetteer-other-names.ts'
import { findBeginningWith, findNamed, findResembling } from './gazetteer-search.ts'

const SHORTEST_TEXT = 3
const MOST_RESULTS = 8
/** Enough to include the right « Saint-Martin » among the homonyms. */
const MOST_HOMONYMS = 400
/** With fewer results than this, similar names are added. */
const ENOUGH = 3
const SHORTEST_TYPO = 4

let index: Index | undefined
const atlas = () => (index ??= buildIndex())

/**
 * Builds the index in small parts: built at once by the first search, it would block all requests for a third of a
 * second.
 */
export async function prepareSearch(): Promise<void> {
  const parts = buildIndexInParts()
  for (let part = parts.next(); !index; part = parts.next()) {
    if (part.done) index = part.value
    await turn()
  }
}

/**
 * Places whose French or local name begins like the text, likeliest first, ignoring accents, hyphens, articles and
 * typing errors. An airport code finds the city it serves. What follows a comma or a bracket chooses between homonyms.
 */
export function searchPlaces(text: string): City[] {
  const { name, rest } = splitText(text)
  // normalised, so that « poa », « POÁ » and « Poá » find the same airport
  const airport = cityServedBy(normaliseName(text).toUpperCase())
  const found = rest === '' ? findByName(name) : findByDescription(name, rest)
  return (airport ? withAirport(found, airport) : found).map(presentPlace)
}

/** Inserts the city of an airport code by its rank: « mar » is Marseille rather than Maracaibo. */
function withAirport(found: readonly Place[], city: Place): Place[] {
  const others = found.filter(({ id }) => id !== city.id).slice(0, MOST_RESULTS - 1)
  const at = others.findIndex((other) => rankOf(other) < rankOf(city))
  return others.toSpliced(at === -1 ? others.length : at, 0, city)
}

/** The place of an id returned by an earlier search. */
export function placeById(id: string): Place | null {
  const { places, rankOfId } = atlas()
  const rank = rankOfId.get(id)
  return rank === undefined ? null : places.at(rank)
}

/** Places with exactly this French or local name, or this full description; likeliest first. */
export function placesNamed(text: string): Place[] {
  const airport = cityServedBy(text.trim())
  if (airport) return [airport]
  const { name, rest } = splitText(text)
  const wanted = normaliseName(text)
  // some local names contain a bracket: « Frankfurt (Oder) »
  const places = [...new Set([name, wanted].flatMap((one) => findNamed(atlas(), one)))]
    .map(atlas().places.at)
    .toSorted((a, b) => rankOf(b) - rankOf(a))
  const full = places.filter((place) =>
    [...namesOf(place), normaliseName(describePlace(place))].includes(wanted),
  )
  // « Havre » is Le Havre only if no place is called Havre
  return full.length > 0 || rest !== '' ? full : places
}

function cityServedBy(code: string): Place | null {
  const id = cityOfAirport(code.trim())
  return id === undefined ? null : placeById(id)
}

function findByName(name: string): Place[] {
  if (name.length < SHORTEST_TEXT) return []
  const found = findBeginningWith(atlas(), name, MOST_RESULTS)
  const similar =
    found.length >= ENOUGH || name.length < SHORTEST_TYPO
      ? []
      : // apart from names that begin with the text, only very similar ones are useful
        findResembling(atlas(), name, found.length === 0 ? 'beginning' : 'whole')
  return [...new Set([...found, ...similar])].slice(0, MOST_RESULTS).map(atlas().places.at)
}

/**
 * Places whose description contains the beginning of each word of the rest; when there is none, an airport's city, or
 * the places with the name.
 */
function findByDescription(name: string, rest: string): Place[] {
  // the shortest names, « Eu » or « Y », are found by exact match only
  const longer = name.length < SHORTEST_TEXT ? [] : findBeginningWith(atlas(), name, MOST_HOMONYMS)
  const found = [...new Set([...longer, ...findNamed(atlas(), name)])]
  const words = rest.split(' ')
  const whole = `${name} ${rest}`
  const chosen = found.map(atlas().places.at).flatMap((place) => {
    const described = normaliseName(describePlace(place))
    const isMeant = words.every((word) => ` ${described}`.includes(` ${word}`))
    return isMeant ? { place, isWhole: described === whole } : []
  })
  if (chosen.length === 0) {
    // « Paris (CDG) », or its beginning, names an airport, which Paris in Texas does not have
    const airports = findBeginningWith(atlas(), whole, MOST_RESULTS)
    return airports.length > 0 ? airports.map(atlas().places.at) : findByName(name)
  }
  return chosen.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole)).map(({ place }) => place)
}

function splitText(text: string) {
  const [name = ''] = text.split(/[,(]/, 1)
  return { name: normaliseName(name), rest: normaliseName(text.slice(name.length)) }
}
