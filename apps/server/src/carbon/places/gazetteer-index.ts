import { type Place, type PlaceFile, readPlaceFile } from './gazetteer-file.ts'
import { normaliseName, withoutArticle } from './gazetteer-names.ts'
import { otherNamesOf } from './gazetteer-other-names.ts'
import { type BestOfRange, rankRanges } from './gazetteer-ranges.ts'
import { type FindSimilar, indexTrigrams } from './gazetteer-trigrams.ts'

/** Every name of every place in alphabetical order, with the structures to search them. */
export interface Index {
  readonly places: PlaceFile
  readonly keys: readonly string[]
  /** For each key, the index of its place in the file. */
  readonly owners: Uint32Array
  /** How likely each key is meant. */
  readonly ranks: Float32Array
  readonly bestOfRange: BestOfRange
  readonly findSimilar: FindSimilar
  readonly rankOfId: ReadonlyMap<string, number>
}

/** Ranks French places before larger foreign ones with the same beginning: worth a factor of about 30. */
const FRENCH_BONUS = 1.5

/** About two milliseconds of work. */
const PLACES_A_PART = 500

export function buildIndex(): Index {
  const parts = buildIndexInParts()
  for (;;) {
    const { done, value } = parts.next()
    if (done) return value
  }
}

/** Yields after each part, so that the caller can do other work. */
export function* buildIndexInParts(): Generator<undefined, Index, undefined> {
  const placeRanks: number[] = []
  const rankOfId = new Map<string, number>()
  const names: Name[] = []
  const otherNames: Name[] = []
  const places = readPlaceFile()
  for (let owner = 0; owner < places.size; owner++) {
    if (owner % PLACES_A_PART === 0) yield
    const place = places.at(owner)
    rankOfId.set(place.id, owner)
    placeRanks.push(rankOf(place))
    for (const [at, key] of keysOf(place).entries())
      (at === 0 ? names : otherNames).push({ key, owner })
  }
  // the file is sorted by name, so the sort finds one long run and merges the other names into it
  const sorted = [...names, ...otherNames].toSorted((a, b) =>
    a.key < b.key ? -1 : a.key > b.key ? 1 : a.owner - b.owner,
  )
  const keys = sorted.map(({ key }) => key)
  const owners = Uint32Array.from(sorted, ({ owner }) => owner)
  const ranks = Float32Array.from(owners, (owner) => placeRanks[owner] ?? 0)
  return {
    places,
    keys,
    owners,
    ranks,
    rankOfId,
    bestOfRange: rankRanges(ranks),
    findSimilar: indexTrigrams(keys),
  }
}

interface Name {
  readonly key: string
  readonly owner: number
}

/** The logarithm of the population, as people perceive size. */
export function rankOf({ population, country }: Place): number {
  return Math.log10(population + 10) + (country === 'FR' ? FRENCH_BONUS : 0)
}

/** The names and their short forms: without the article, without the bracket. */
function keysOf(place: Place): string[] {
  const names = namesOf(place)
  const [short = ''] = place.name.split(' (')
  return [...new Set([...names, ...names.map(withoutArticle), normaliseName(short)])]
}

/** Every full name of a place, normalised. */
export function namesOf(place: Place): string[] {
  const { name, alias } = place
  const others = alias === '' ? [] : alias.split(' / ')
  return [name, ...others, ...otherNamesOf(place)].map(normaliseName)
}

/** The index of the first key not below the text. */
export function lowerBound(keys: readonly string[], text: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
