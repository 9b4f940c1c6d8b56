import { expect, test } from 'vitest'
import { countryNamed } from '../subscription/people/country.ts'
import { advisedAgainstCities, readAdvisedAgainst } from './advised-against.ts'
import { travelZones } from './travel/zones.ts'

const list = { asOf: '2026-11-25', countries: ['AF', 'LY'] }
const city = (name: string, ...countries: string[]) => ({
  path: 'travels[0].arrival',
  name,
  countries,
})

test('a city in a country advised against is refused, with the day of the official list', () => {
  expect(advisedAgainstCities(list, [city('Paris', 'FR'), city('Kaboul', 'AF')])).toEqual([
    {
      code: 'trip.advised_against',
      path: 'travels[0].arrival',
      message: expect.stringMatching(/^Kaboul \(Afghanistan\)\u00a0: .*25.novembre.2026/u),
      remedy: null,
    },
  ])
})

test('a city name that may be in a country advised against has to be chosen from the list', () => {
  expect(advisedAgainstCities(list, [city('Tripoli', 'LB', 'LY')])).toMatchObject([
    { code: 'trip.ambiguous_city', message: expect.stringContaining('Libye') },
  ])
})

test('a city elsewhere is accepted', () => {
  expect(advisedAgainstCities(list, [city('Beyrouth', 'LB'), city('Nulle part')])).toEqual([])
})

test('the list of countries advised against names existing countries, none in the European Union zone', () => {
  const { advisedAgainst, zoneOf } = travelZones
  expect(readAdvisedAgainst(advisedAgainst, 'travel')).toEqual(advisedAgainst)
  expect(advisedAgainst.countries).toContain('AF')
  for (const code of advisedAgainst.countries) {
    expect(countryNamed(code)?.code).toBe(code)
    expect(['travel.zone.europe_mediterranean', 'travel.zone.world']).toContain(zoneOf(code))
  }
})

test.each([
  [{ asOf: 'hier', countries: ['AF'] }, 'asOf'],
  [{ asOf: '2026-11-25', countries: ['Afghanistan'] }, 'countries[0]'],
  [{ asOf: '2026-11-25' }, 'countries'],
])('an invalid list is refused, with the place of the mistake: %o', (file, place) => {
  expect(() => readAdvisedAgainst(file, 'liste')).toThrow(place)
})
