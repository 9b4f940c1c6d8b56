import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { territoryOf } from '@sillage/domain/carbon/places/place.ts'
import { countryNamed } from '@sillage/domain/subscription/people/country.ts'
import { expect, test } from 'vitest'
import { normaliseName } from './gazetteer-names.ts'

const read = (file: string) => readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
const text = read('places.tsv')
const rows = text.slice(0, -1).split('\n')
const places = rows.map((row) => {
  const [
    id = '',
    name = '',
    alias = '',
    country = '',
    area = '',
    lat = '',
    lon = '',
    population = '',
    certainty,
  ] = row.split('\t')
  return { row, id, name, alias, country, area, lat, lon, population, certainty }
})
const wrong = (isRight: (place: (typeof places)[number]) => boolean) =>
  places.filter((place) => !isRight(place)).map(({ row }) => row)

const isWithin = (degrees: string, most: number) =>
  /^-?\d+(?:\.\d{1,4})?$/.test(degrees) && Math.abs(Number(degrees)) <= most

test('the file of places is the one that was built', () => {
  expect(rows).toHaveLength(59_252)
  expect(hash('sha256', text)).toBe(
    '3fc35f8f76cf11de37a007e1de9bcbf1e3dd8403c3ee805b23330fd6de06be6c',
  )
  expect(text.endsWith('\n')).toBe(true)
})

test('every row has nine columns, each in its format', () => {
  expect(wrong(({ row }) => row.split('\t').length === 9)).toEqual([])
  expect(
    wrong(({ id, country }) => (country === 'FR' ? /^FR-\d[\dAB]\d{3}$/ : /^\d+$/).test(id)),
  ).toEqual([])
  expect(
    wrong(({ name }) => name !== '' && name === name.trim() && name === name.normalize()),
  ).toEqual([])
  expect(wrong(({ name }) => !name.includes(','))).toEqual([])
  expect(wrong(({ name, alias }) => !alias.split(' / ').includes(name))).toEqual([])
  expect(wrong(({ country }) => /^[A-Z]{2}$/.test(country))).toEqual([])
  expect(wrong(({ population }) => /^\d+$/.test(population))).toEqual([])
  expect(wrong(({ certainty }) => certainty === '' || certainty === '~')).toEqual([])
})

/** Territories with no inhabitants, or only staff. */
const WITHOUT_TOWNS = 'AQ BV HM IO UM'.split(' ')

test('every country has a place, and every place belongs to a country', () => {
  const held = new Set(
    places.map(({ country, area, ...place }) =>
      territoryOf({ ...place, country, department: area, lat: 0, lon: 0 }),
    ),
  )
  for (const code of held) expect(countryNamed(code)?.code).toBe(code)
  const countries = Array.from({ length: 26 * 26 }, (_, index) =>
    String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
  ).filter((code) => countryNamed(code)?.code === code)
  expect(countries.filter((code) => !held.has(code))).toEqual(WITHOUT_TOWNS)
})

test('ids are unique', () => {
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
})

test('coordinates are on Earth', () => {
  expect(wrong(({ lat, lon }) => isWithin(lat, 90) && isWithin(lon, 180))).toEqual([])
  expect(wrong(({ lat, lon }) => lat !== '0' || lon !== '0')).toEqual([])
})

test('rows are sorted by name, then by id', () => {
  const keys = places.map(({ name, id }) => [normaliseName(name), id] as const)
  const falling = keys.filter(([name, id], at) => {
    const [nameBefore, idBefore] = keys[at - 1] ?? ['', '']
    return name < nameBefore || (name === nameBefore && id <= idBefore)
  })
  expect(falling).toEqual([])
})

test('every French place has a department with a name', () => {
  const departments = new Set(
    read('departments.tsv')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[0]),
  )
  expect(departments.size).toBe(109)
  expect(wrong(({ country, area }) => country !== 'FR' || departments.has(area))).toEqual([])
})

test('no two places of a country have the same description', () => {
  const described = places.map(({ name, area, country }) => [name, area, country].join('|'))
  const counts = Map.groupBy(described, (one) => one)
  expect([...counts.values()].filter((same) => same.length > 1)).toEqual([])
})

test('each airport belongs to a city of the file, and airports are sorted by code', () => {
  const airports = read('airports.tsv').slice(0, -1).split('\n')
  const ids = new Set(places.map(({ id }) => id))
  const codes = airports.map((line) => line.slice(0, 3))
  expect(codes).toEqual([...new Set(codes)].toSorted())
  expect(codes.length).toBeGreaterThan(2_500)
  expect(airports.filter((line) => !/^[A-Z]{3}\t/.test(line) || !ids.has(line.slice(4)))).toEqual(
    [],
  )
})
