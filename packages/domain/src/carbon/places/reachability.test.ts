import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRAVEL_FORMATS, type TravelFormat } from '../../contracts/trips.ts'
import { ALL_CITIES, cityNamed } from './place.factory.ts'
import { checkReachable } from './reachability.ts'

const check = (mode: TravelFormat, from: string, to: string) =>
  checkReachable(mode, { from: cityNamed(from), to: cityNamed(to) })

test.each([
  ['car', 'Paris 75', 'New York', 'trip.no_road'],
  ['train', 'Paris 75', 'New York', 'trip.no_railway'],
  ['train', 'Paris 75', 'Ajaccio 2A', 'trip.no_railway'],
  ['car', 'Marseille 13', 'Bastia 2B', 'trip.no_road'],
  ['train', 'Paris 75', 'Saint-Denis 974', 'trip.no_railway'],
  ['car', 'Paris 75', 'Fort-de-France 972', 'trip.no_road'],
  ['car', 'Paris 75', 'Cayenne', 'trip.no_road'],
  ['car', 'Quiberon 56', 'Le Palais 56', 'trip.no_road'],
  ['car', 'Pointe-à-Pitre 971', 'Grand-Bourg 971', 'trip.no_road'],
  ['car', 'Mamoudzou 976', 'Dzaoudzi 976', 'trip.no_road'],
  ['train', 'Pointe-à-Pitre 971', 'Grand-Bourg 971', 'trip.no_railway'],
  ['car', 'Londres', 'Dublin', 'trip.no_road'],
  ['train', 'Londres', 'Belfast', 'trip.no_railway'],
  ['car', 'Rome', 'Palerme', 'trip.no_road'],
  ['train', 'Rome', 'Cagliari', 'trip.no_railway'],
  ['car', 'Barcelone', 'Palma', 'trip.no_road'],
  ['car', 'Madrid', 'Casablanca', 'trip.no_road'],
  ['car', 'Paris 75', 'Reykjavik', 'trip.no_road'],
  ['car', 'Rome', 'La Valette', 'trip.no_road'],
  ['car', 'Berlin', 'Nicosie', 'trip.no_road'],
  ['car', 'Pékin', 'Séoul', 'trip.no_road'],
  ['car', 'Pékin', 'Tokyo', 'trip.no_road'],
  ['car', 'Tokyo', 'Sapporo', 'trip.no_road'],
  ['car', 'Los Angeles', 'Honolulu', 'trip.no_road'],
  ['car', 'New York', 'Bogota', 'trip.no_road'],
  ['car', 'Paris 75', 'Sydney', 'trip.no_road'],
  ['car', 'Paris 75', 'Pékin', 'trip.too_far'],
  ['train', 'New York', 'Los Angeles', 'trip.too_far'],
  ['train', 'Paris 75', 'Pékin', 'trip.too_far'],
  ['flight', 'Paris 75', 'Versailles 78', 'trip.too_close'],
] as const)('a trip by %s from %s to %s is refused in both directions', (mode, from, to, code) => {
  for (const [a, b] of [
    [from, to],
    [to, from],
  ] as const) {
    const result = check(mode, a, b)
    expect(result).toMatchObject({ ok: false, error: { code, path: 'transport_mode' } })
    if (!result.ok)
      expect(result.error.message).toContain(`${cityNamed(a).name} – ${cityNamed(b).name}`)
  }
})

test.each([
  ['car', 'Paris 75', 'Londres'],
  ['train', 'Paris 75', 'Londres'],
  ['train', 'Rome', 'Palerme'],
  ['car', 'Rome', 'Reggio de Calabre'],
  ['train', 'Ajaccio 2A', 'Bastia 2B'],
  ['car', 'Ajaccio 2A', 'Bastia 2B'],
  ['car', 'Dublin', 'Belfast'],
  ['train', 'Dublin', 'Belfast'],
  ['train', 'Tokyo', 'Sapporo'],
  ['car', 'Paris 75', 'Moscou'],
  ['train', 'Paris 75', 'Moscou'],
  ['car', 'New York', 'Montréal'],
  ['car', 'New York', 'Los Angeles'],
  ['flight', 'Paris 75', 'Ajaccio 2A'],
  ['flight', 'Paris 75', 'Orléans 45'],
  ['flight', 'Paris 75', 'Sydney'],
] as const)('a trip by %s from %s to %s is possible', (mode, from, to) => {
  expect(check(mode, from, to).ok).toBe(true)
})

test('a trip from a city to itself is refused at the destination', () => {
  for (const mode of TRAVEL_FORMATS)
    expect(check(mode, 'Paris 75', 'Paris 75')).toMatchObject({
      ok: false,
      error: { code: 'trip.same_city', path: 'destination' },
    })
})

test('a trip that is possible one way is possible the other way', () => {
  const city = fc.constantFrom(...ALL_CITIES)
  fc.assert(
    fc.property(city, city, fc.constantFrom(...TRAVEL_FORMATS), (from, to, mode) => {
      expect(checkReachable(mode, { from: to, to: from }).ok).toBe(
        checkReachable(mode, { from, to }).ok,
      )
    }),
    { numRuns: 500 },
  )
})
