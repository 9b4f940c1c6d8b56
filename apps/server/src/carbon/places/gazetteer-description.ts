import { readFileSync } from 'node:fs'
import { territoryOf } from '@sillage/domain/carbon/places/place.ts'
import type { City } from '@sillage/wire/carbon.ts'
import { INSTALLED } from '../../platform/installation.ts'
import type { Place } from './gazetteer-file.ts'
import { rankOf } from './gazetteer-index.ts'

const regionNames = new Intl.DisplayNames('fr', { type: 'region' })
const countries = new Map<string, string>()
let departments: ReadonlyMap<string, string> | undefined

/** The place with what distinguishes it from homonyms: « Valence, Drôme (26), France ». */
export function describePlace({ name, country, department, area }: Place): string {
  const where = countryName(country)
  if (department !== '') return `${name}, ${departmentName(department)} (${department}), ${where}`
  return area === '' ? `${name}, ${where}` : `${name} (${area}), ${where}`
}

/** The place in Nominatim's format. */
export function presentPlace(place: Place): City {
  return {
    place_id: place.id,
    display_name: describePlace(place),
    name: place.name,
    country: territoryOf(place),
    lat: String(place.lat),
    lon: String(place.lon),
    type: 'city',
    importance: Math.round(rankOf(place) * 100) / 1000,
  }
}

function countryName(code: string): string {
  let name = countries.get(code)
  if (name === undefined) {
    name = regionNames.of(code) ?? code
    countries.set(code, name)
  }
  return name
}

function departmentName(code: string): string {
  departments ??= new Map(
    readFileSync(INSTALLED.departments, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [key = '', name = ''] = line.split('\t')
        return [key, name]
      }),
  )
  return departments.get(code) ?? code
}
