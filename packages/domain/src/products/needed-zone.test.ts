import { expect, test } from 'vitest'
import { neededZone } from './needed-zone.ts'
import { travelZones } from './travel/zones.ts'

test.each([
  [['FR'], 'travel.zone.france'],
  [['FR', 'ES'], 'travel.zone.european_union'],
  [['MA', 'FR', 'ES'], 'travel.zone.europe_mediterranean'],
  [['JP', 'MA'], 'travel.zone.world'],
  // the zone of North America includes the rest of the world
  [['US', 'JP'], 'travel.zone.north_america'],
])('a trip to %j needs the zone %s', (countries, zone) => {
  expect(neededZone(travelZones, countries)).toBe(zone)
})

test('a trip without a country needs no zone', () => {
  expect(neededZone(travelZones, [])).toBeNull()
})
