import { describe, expect, test } from 'vitest'
import { findPlace } from './find-place.ts'
import { searchPlaces } from './gazetteer.service.ts'

const resolved = (text: string) => {
  const found = findPlace({ text, placeId: undefined, trip: 'A – B' })
  return found.ok ? `${found.value.name} ${found.value.department || found.value.country}` : null
}

describe('a text that a trip names', () => {
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
  ])('%s is %s', (text, place) => {
    expect(resolved(text)).toBe(place)
  })

  test('is a town of that name when it is not written as a code', () => {
    expect(resolved('Paris')).toBe('Paris 75')
    expect(resolved('La Réunion, Lot-et-Garonne (47), France')).toBe('La Réunion 47')
  })
})

test('a search for a code proposes its city first, and still towns that begin so', () => {
  expect(searchPlaces('cdg').map(({ name }) => name)).toContain('Paris')
  const [first, ...others] = searchPlaces('lux').map(({ name }) => name)
  expect(first).toBe('Luxembourg')
  expect(others.length).toBeGreaterThan(0)
})
