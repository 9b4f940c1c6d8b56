import { describe, expect, test } from 'vitest'
import { findPlace } from './find-place.ts'
import { searchPlaces } from './gazetteer.service.ts'

const resolved = (text: string) => {
  const found = findPlace({ text, placeId: undefined, trip: 'A – B' })
  return found.ok ? `${found.value.name} ${found.value.department || found.value.country}` : null
}

describe('the name of a place in a trip', () => {
  test.each([
    ['La Réunion', 'Saint-Denis 974'],
    ['Martinique', 'Fort-de-France 972'],
    ['Mayotte', 'Mamoudzou 976'],
    ['Saint-Martin', 'Saint-Martin 978'],
    ['Saint-Barthélemy', 'Saint-Barthélemy 977'],
    ['Gustavia', 'Saint-Barthélemy 977'],
    ['Bora Bora', 'Bora-Bora 987'],
    ['Road Town', 'Road Town VG'],
    ['Philipsburg', 'Philipsburg SX'],
    ['Paris (CDG)', 'Paris 75'],
    ['CDG', 'Paris 75'],
    ['Londres (LHR)', 'Londres GB'],
    ['New York (JFK)', 'New York US'],
    ['RUN', 'Saint-Denis 974'],
    ['Roissy-Charles-de-Gaulle', 'Paris 75'],
    ['PAR', 'Paris 75'],
    ['AGP', 'Málaga ES'],
    ['SSH', 'Charm el-Cheikh EG'],
    ['SFG', 'Saint-Martin 978'],
    ['Mulhouse (BSL)', 'Mulhouse 68'],
    // three capital letters that spell a French town mean the town rather than a small airport
    ['DAX', 'Dax 40'],
    ['PAU', 'Pau 64'],
    ['GAP', 'Gap 05'],
    ['Majorque', 'Palma de Majorque ES'],
    ['Crète', 'Héraklion GR'],
    ['Sicile', 'Palerme IT'],
    ['Santorin', 'Santorin GR'],
    ['Djerba', 'Houmt Souk TN'],
    ['Île Maurice', 'Port-Louis MU'],
    ['Malte', 'La Valette MT'],
    ['Larnaca', 'Larnaca CY'],
  ])('« %s » means %s', (text, place) => {
    expect(resolved(text)).toBe(place)
  })

  test('is taken for a town of that name when it is not written as an airport code', () => {
    expect(resolved('Paris')).toBe('Paris 75')
    expect(resolved('La Réunion, Lot-et-Garonne (47), France')).toBe('La Réunion 47')
  })
})

test('the name of an island that is also the name of a town is ambiguous', () => {
  // La Palma in the Canaries or in California; Bali in Indonesia or in Bengal
  for (const text of ['La Palma', 'Bali']) expect(resolved(text)).toBeNull()
  expect(searchPlaces('bali').map(({ name }) => name)).toContain('Denpasar')
})

test.each([
  ['Paris (CDG)', ['Paris FR']],
  ['paris (cd', ['Paris FR']],
  ['Londres (LHR)', ['Londres GB']],
  ['New York, JFK', ['New York US']],
])('a search for « %s » offers only the city of that airport', (text, places) => {
  expect(searchPlaces(text).map(({ name, country }) => `${name} ${country}`)).toEqual(places)
})

test('a search for an airport code offers its city among the towns that begin so, likeliest first', () => {
  expect(searchPlaces('cdg').map(({ name }) => name)).toContain('Paris')
  expect(searchPlaces('agp').map(({ name }) => name)).toContain('Málaga')
  // as airport codes, MAR is Maracaibo and NAN is Nadi
  expect(searchPlaces('mar')[0]?.name).toBe('Marseille')
  expect(searchPlaces('nan')[0]?.name).toBe('Nantes')
  const [first, ...others] = searchPlaces('lux').map(({ name }) => name)
  expect(first).toBe('Luxembourg')
  expect(others.length).toBeGreaterThan(0)
})
