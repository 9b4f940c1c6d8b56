import { readFileSync } from 'node:fs'
import type { City } from '@sillage/wire/carbon.ts'

interface Place {
  readonly id: string
  readonly name: string
  readonly country: string
  readonly department: string
  readonly lat: string
  readonly lon: string
  readonly population: number
}

interface Entry {
  readonly key: string
  readonly place: Place
}

const MOST_RESULTS = 8
/** French places come before larger foreign ones of the same beginning: worth a factor of about 30. */
const FRENCH_BONUS = 1.5

const countryNames = new Intl.DisplayNames('fr', { type: 'region' })
let entries: Entry[] | undefined

/** Places whose French or local name begins like the text, the likeliest first; accents and hyphens forgiven. */
export function searchPlaces(text: string): City[] {
  const prefix = normalise(text)
  if (prefix.length < 3) return []
  entries ??= load()
  const found = new Map<string, Place>()
  for (let at = lowerBound(entries, prefix); at < entries.length; at++) {
    const entry = entries[at]
    if (!entry?.key.startsWith(prefix)) break
    found.set(entry.place.id, entry.place)
  }
  return [...found.values()]
    .toSorted((a, b) => rank(b, prefix) - rank(a, prefix))
    .slice(0, MOST_RESULTS)
    .map(present)
}

/** Lower case without accents or punctuation; « st » is « saint ». */
function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^st /, 'saint ')
    .replace(/^ste /, 'sainte ')
}

function load(): Entry[] {
  const text = readFileSync(new URL('./data/places.tsv', import.meta.url), 'utf8')
  const loaded: Entry[] = []
  for (const line of text.split('\n')) {
    const [id, name, alias, country, department, lat, lon, population] = line.split('\t')
    if (!id || !name || !country || !lat || !lon) continue
    const place = {
      id,
      name,
      country,
      department: department ?? '',
      lat,
      lon,
      population: Number(population),
    }
    const keys = [name, withoutArticle(name), alias ?? ''].map(normalise)
    for (const key of new Set(keys)) if (key) loaded.push({ key, place })
  }
  return loaded.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

const withoutArticle = (name: string) => name.replace(/^(?:le|la|les) |^l['’]/i, '')

function lowerBound(sorted: readonly Entry[], prefix: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle]?.key ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}

function rank(place: Place, prefix: string): number {
  const exact = normalise(place.name) === prefix ? 1 : 0
  return Math.log10(place.population + 10) + (place.country === 'FR' ? FRENCH_BONUS : 0) + exact
}

function present(place: Place): City {
  const country = countryNames.of(place.country) ?? place.country
  const where = place.department
    ? `${place.name} (${place.department}), ${country}`
    : `${place.name}, ${country}`
  return {
    place_id: place.id,
    display_name: where,
    name: place.name,
    lat: place.lat,
    lon: place.lon,
    type: 'city',
    importance: Math.round(rank(place, '') * 100) / 1000,
  }
}
