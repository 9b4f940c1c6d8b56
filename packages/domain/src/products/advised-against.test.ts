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

test('a city of a country that is advised against is refused, and says on which day that was read', () => {
  expect(advisedAgainstCities(list, [city('Paris', 'FR'), city('Kaboul', 'AF')])).toEqual([
    {
      code: 'trip.advised_against',
      path: 'travels[0].arrival',
      message: expect.stringMatching(/^Kaboul \(Afghanistan\)\u00a0: .*25.novembre.2026/u),
      remedy: null,
    },
  ])
})

test('a name that may lie there or elsewhere has to be chosen', () => {
  expect(advisedAgainstCities(list, [city('Tripoli', 'LB', 'LY')])).toMatchObject([
    { code: 'trip.ambiguous_city', message: expect.stringContaining('Libye') },
  ])
})

test('elsewhere nothing is said', () => {
  expect(advisedAgainstCities(list, [city('Beyrouth', 'LB'), city('Nulle part')])).toEqual([])
})

test('the list that comes with the product names countries that there are, and none of the union', () => {
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
])('a list that is none is refused, and says where: %o', (file, place) => {
  expect(() => readAdvisedAgainst(file, 'liste')).toThrow(place)
})
