import type { City } from '@sillage/wire/carbon.ts'
import { describePlace, presentPlace } from './gazetteer-description.ts'
import type { Place } from './gazetteer-file.ts'
import { buildIndex, type Index, namesOf, rankOf } from './gazetteer-index.ts'
import { normaliseName } from './gazetteer-names.ts'
import { findBeginningWith, findNamed, findResembling } from './gazetteer-search.ts'

const SHORTEST_TEXT = 3
const MOST_RESULTS = 8
/** Enough to find the right « Saint-Martin » among the homonyms. */
const MOST_HOMONYMS = 400
/** With fewer answers than this, names that resemble the text are added. */
const ENOUGH = 3
const SHORTEST_TYPO = 4

let index: Index | undefined
// only a search pays for it, never a start
const atlas = () => (index ??= buildIndex())

/**
 * Places whose French or local name begins like the text, the likeliest first; accents, hyphens,
 * articles and typing errors forgiven. What follows a comma or a bracket chooses between homonyms.
 */
export function searchPlaces(text: string): City[] {
  const { name, rest } = splitText(text)
  if (name.length < SHORTEST_TEXT) return []
  return findPlaces(name, rest).slice(0, MOST_RESULTS).map(presentPlace)
}

/** The place of an id that a search answered before. */
export function placeById(id: string): Place | null {
  const { places, rankOfId } = atlas()
  const rank = rankOfId.get(id)
  return rank === undefined ? null : places.at(rank)
}

/** Places called exactly so, in French or locally, or described so in full; the likeliest first. */
export function placesNamed(text: string): Place[] {
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

function findPlaces(name: string, rest: string): readonly Place[] {
  const { places } = atlas()
  const found = findBeginningWith(atlas(), name, rest === '' ? MOST_RESULTS : MOST_HOMONYMS)
  if (rest !== '' && found.length > 0) return preferring(rest, found.map(places.at))
  if (found.length >= ENOUGH || name.length < SHORTEST_TYPO) return found.map(places.at)
  // beside a name that begins so, only one that is nearly the same is of use
  const similar = findResembling(atlas(), name, found.length === 0 ? 'beginning' : 'whole')
  return [...new Set([...found, ...similar])].slice(0, MOST_RESULTS).map(places.at)
}

/** Those whose description holds the beginning of each word of the rest; all of them when none does. */
function preferring(rest: string, found: readonly Place[]): readonly Place[] {
  const words = rest.split(' ')
  const chosen = found.filter((place) => {
    const described = ` ${normaliseName(describePlace(place))}`
    return words.every((word) => described.includes(` ${word}`))
  })
  return chosen.length > 0 ? chosen : found
}

function splitText(text: string) {
  const [name = ''] = text.split(/[,(]/, 1)
  return { name: normaliseName(name), rest: normaliseName(text.slice(name.length)) }
}
