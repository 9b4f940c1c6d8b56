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
/** Enough to find the right « Saint-Martin » among the homonyms. */
const MOST_HOMONYMS = 400
/** With fewer answers than this, names that resemble the text are added. */
const ENOUGH = 3
const SHORTEST_TYPO = 4

let index: Index | undefined
const atlas = () => (index ??= buildIndex())

/** Makes the index between what else there is to do: built whole by the first search, it would hold everybody's answers for a third of a second. */
export async function prepareSearch(): Promise<void> {
  const parts = buildIndexInParts()
  for (let part = parts.next(); !index; part = parts.next()) {
    if (part.done) index = part.value
    await turn()
  }
}

/**
 * Places whose French or local name begins like the text, the likeliest first; accents, hyphens,
 * articles and typing errors forgiven; the code of an airport is the city that it serves. What follows a comma or a bracket chooses between homonyms.
 */
export function searchPlaces(text: string): City[] {
  const { name, rest } = splitText(text)
  const airport = cityServedBy(text.toUpperCase())
  const found = rest === '' ? findByName(name) : findByDescription(name, rest)
  return (airport ? withAirport(found, airport) : found).map(presentPlace)
}

/** The city of a code stands among those whose name begins so, by how likely each is: « mar » is Marseille rather than Maracaibo. */
function withAirport(found: readonly Place[], city: Place): Place[] {
  const others = found.filter(({ id }) => id !== city.id).slice(0, MOST_RESULTS - 1)
  const at = others.findIndex((other) => rankOf(other) < rankOf(city))
  return others.toSpliced(at === -1 ? others.length : at, 0, city)
}

/** The place of an id that a search answered before. */
export function placeById(id: string): Place | null {
  const { places, rankOfId } = atlas()
  const rank = rankOfId.get(id)
  return rank === undefined ? null : places.at(rank)
}

/** Places called exactly so, in French or locally, or described so in full; the likeliest first. */
export function placesNamed(text: string): Place[] {
  const airport = cityServedBy(text.trim())
  if (airport) return [airport]
  const { name, rest } = splitText(text)
  const wanted = normaliseName(text)
  // a few local names hold a bracket: « Frankfurt (Oder) »
  const places = [...new Set([name, wanted].flatMap((one) => findNamed(atlas(), one)))]
    .map(atlas().places.at)
    .toSorted((a, b) => rankOf(b) - rankOf(a))
  const full = places.filter((place) =>
    [...namesOf(place), normaliseName(describePlace(place))].includes(wanted),
  )
  // « Havre » is Le Havre only if nothing is called Havre
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
      : // beside a name that begins so, only one that is nearly the same is of use
        findResembling(atlas(), name, found.length === 0 ? 'beginning' : 'whole')
  return [...new Set([...found, ...similar])].slice(0, MOST_RESULTS).map(atlas().places.at)
}

/** Those whose description holds the beginning of each word of the rest; when none does, that of the airport, or those of the name. */
function findByDescription(name: string, rest: string): Place[] {
  // the shortest names, « Eu » or « Y », are found by their description alone
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
    // « Paris (CDG) », or its beginning, is the name of an airport: the Paris of Texas has no such one
    const airports = findBeginningWith(atlas(), whole, MOST_RESULTS)
    return airports.length > 0 ? airports.map(atlas().places.at) : findByName(name)
  }
  return chosen.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole)).map(({ place }) => place)
}

function splitText(text: string) {
  const [name = ''] = text.split(/[,(]/, 1)
  return { name: normaliseName(name), rest: normaliseName(text.slice(name.length)) }
}
