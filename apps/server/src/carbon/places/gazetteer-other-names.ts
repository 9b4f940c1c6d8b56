import { readFileSync } from 'node:fs'
import { INSTALLED } from '../../platform/installation.ts'

let cities: ReadonlyMap<string, string> | undefined

/**
 * Airport codes, each with the id of the city it serves, since distances by air are from city to city. Read at the
 * first search.
 */
function citiesOfAirports(): ReadonlyMap<string, string> {
  cities ??= new Map(
    readFileSync(INSTALLED.airports, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => [line.slice(0, 3), line.slice(4)]),
  )
  return cities
}

/** Other names of a place: an airport, or the island or small country that it gives access to. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'FR-75056': ['Roissy-Charles-de-Gaulle'],
  'FR-69123': ['Lyon-Saint-Exupéry'],
  'FR-13055': ['Marseille-Provence'],
  'FR-31555': ['Toulouse-Blagnac'],
  'FR-33063': ['Bordeaux-Mérignac'],
  'FR-44109': ['Nantes-Atlantique'],
  'FR-74056': ['Chamonix'],
  'FR-2A004': ['Corse'],
  'FR-97120': ['Guadeloupe'],
  'FR-97209': ['Martinique'],
  'FR-97302': ['Guyane'],
  'FR-97411': ['La Réunion'],
  'FR-97502': ['Saint-Pierre-et-Miquelon'],
  'FR-97611': ['Mayotte'],
  'FR-97701': ['Saint-Barth'],
  'FR-98613': ['Wallis', 'Wallis-et-Futuna'],
  'FR-98729': ['Moorea'],
  'FR-98735': ['Tahiti', 'Polynésie française'],
  'FR-98818': ['Nouvelle-Calédonie'],
  '2643743': ['Heathrow', 'Gatwick', 'Stansted'],
  '2759794': ['Schiphol'],
  '3169070': ['Fiumicino', 'Ciampino'],
  '3173435': ['Malpensa', 'Linate'],
  '1850147': ['Narita', 'Haneda'],
  '5128581': ['LaGuardia'],
  // Spain and Portugal
  '2512989': ['Majorque', 'Baléares'],
  '2514301': ['Minorque'],
  '2511174': ['Tenerife', 'Ténérife', 'Canaries'],
  '2515270': ['Grande Canarie', 'Gran Canaria'],
  '2521570': ['Lanzarote'],
  '2512186': ['Fuerteventura'],
  '2511180': ['La Palma'],
  '2267827': ['Madère'],
  '6941014': ['Açores'],
  // Italy, Greece, Malta, Cyprus
  '2523920': ['Sicile'],
  '2525473': ['Sardaigne'],
  '261745': ['Crète'],
  '2562305': ['Malte'],
  '146400': ['Chypre'],
  // elsewhere in Europe
  '3041563': ['Andorre'],
  '3042091': ['Jersey'],
  '3042287': ['Guernesey'],
  '3413829': ['Islande'],
  '2611396': ['Îles Féroé'],
  // Africa and the Indian Ocean
  '2470384': ['Djerba'],
  '934154': ['Île Maurice', 'Maurice'],
  '1282027': ['Maldives'],
  '241131': ['Seychelles'],
  '921772': ['Comores'],
  '1070940': ['Madagascar'],
  '1248991': ['Sri Lanka'],
  // Asia and the Pacific
  '1645528': ['Bali'],
  '5856195': ['Hawaï'],
  // the Caribbean
  '3553478': ['Cuba'],
  '3489854': ['Jamaïque'],
  '3571824': ['Bahamas'],
  '3576812': ['Sainte-Lucie'],
  '3374036': ['Barbade'],
  '3513090': ['Curaçao'],
  '3577154': ['Aruba'],
  '3575635': ['Dominique'],
  '3573197': ['Bermudes'],
}

/** The city served by an airport, by its code in capitals; undefined for any other text. */
export function cityOfAirport(text: string): string | undefined {
  return /^[A-Z]{3}$/.test(text) ? citiesOfAirports().get(text) : undefined
}

let codes: ReadonlyMap<string, readonly (readonly [string, string])[]> | undefined

/** Names besides those of the file: « Paris (CDG) », « Roissy-Charles-de-Gaulle », « La Réunion ». */
export function otherNamesOf({ id, name }: { readonly id: string; readonly name: string }) {
  codes ??= Map.groupBy(citiesOfAirports(), ([, city]) => city)
  const airports = (codes.get(id) ?? []).map(([code]) => `${name} (${code})`)
  return [...airports, ...(OTHER_NAMES[id] ?? [])]
}
