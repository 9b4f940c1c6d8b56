import { expect, test } from 'vitest'
import { travelZones } from '../products/travel/zones.ts'
import { countryNamed } from '../subscription/people/country.ts'
import { tariffByVersion } from '../subscription/tariffs.ts'
import { zoneContradictions } from './trip-zone.ts'

test.each([
  ['FR', 'france'],
  ['RE', 'france'],
  ['PF', 'france'],
  ['ES', 'european_union'],
  ['CH', 'european_union'],
  ['GB', 'european_union'],
  ['MC', 'european_union'],
  ['RS', 'europe_mediterranean'],
  ['TR', 'europe_mediterranean'],
  ['MA', 'europe_mediterranean'],
  ['JP', 'world'],
  ['MX', 'world'],
  ['US', 'north_america'],
  ['CA', 'north_america'],
])('%s is in the zone %s', (country, zone) => {
  expect(travelZones.zoneOf(country)).toBe(`travel.zone.${zone}`)
})

/** Europe by the United Nations definition (M49), and Kosovo. */
const EUROPE =
  'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO ' +
  'PL PT RO RS RU SE SI SJ SK SM UA VA XK'

test('no European country falls in the rest of the world', () => {
  for (const code of EUROPE.split(' ')) {
    expect(countryNamed(code)?.code).toBe(code)
    expect([code, travelZones.zoneOf(code)]).not.toEqual([code, 'travel.zone.world'])
  }
})

const tariff = tariffByVersion('travel', 'travel-2026-1')
if (!tariff) throw new Error('no tariff')
const cities = [
  { path: 'travels[0].departure', name: 'Paris', countries: ['FR'] },
  { path: 'travels[0].arrival', name: 'Barcelone', countries: ['ES'] },
  { path: 'travels[1].arrival', name: 'New York', countries: ['US'] },
]
const inZone = (zone: string | null, visited = cities) =>
  zoneContradictions(
    travelZones,
    { tariff, choices: zone === null ? {} : { 'travel.zone': `travel.zone.${zone}` } },
    visited,
  )

test('each city outside the zone is named, with the one zone that covers them all', () => {
  const found = inZone('france')
  expect(found.map(({ path }) => path)).toEqual(['travels[1].arrival', 'travels[0].arrival'])
  for (const { code, remedy } of found) {
    expect(code).toBe('trip.outside_zone')
    expect(remedy).toEqual({
      questionId: 'travel.zone',
      answerId: 'travel.zone.north_america',
      answerText: 'États-Unis et Canada',
    })
  }
  expect(found[1]?.message).toBe(
    'Barcelone (Espagne) est hors de la zone «\u00a0France\u00a0»\u00a0: ni les soins ni le rapatriement n’y seraient pris en charge.',
  )
})

test('a zone larger than needed is accepted', () => {
  expect(inZone('north_america')).toEqual([])
  expect(inZone('world', cities.slice(0, 2))).toEqual([])
})

test('without a chosen zone nothing is contradicted', () => {
  expect(inZone(null)).toEqual([])
})

test('a city name that may lie inside or outside the zone has to be chosen from the list', () => {
  const valencia = { path: 'travels[0].arrival', name: 'Valencia', countries: ['ES', 'VE'] }
  expect(inZone('european_union', [valencia])).toEqual([
    {
      code: 'trip.ambiguous_city',
      path: 'travels[0].arrival',
      message:
        'Plusieurs villes s’appellent «\u00a0Valencia\u00a0», et toutes ne sont pas dans la zone «\u00a0Union européenne\u00a0». Choisissez la vôtre dans la liste.',
      remedy: null,
    },
  ])
  expect(inZone('world', [valencia])).toEqual([])
})

test('a city name whose places all lie outside needs the zone of the farthest', () => {
  const vancouver = { path: 'travels[0].arrival', name: 'Vancouver', countries: ['CA', 'US'] }
  expect(inZone('european_union', [vancouver])).toMatchObject([
    { code: 'trip.outside_zone', remedy: { answerId: 'travel.zone.north_america' } },
  ])
  const santiago = { path: 'travels[0].arrival', name: 'Santiago', countries: ['CL', 'ES', 'US'] }
  expect(inZone('france', [santiago])).toMatchObject([
    { code: 'trip.outside_zone', remedy: { answerId: 'travel.zone.north_america' } },
  ])
})

test('a declared destination outside the zone is named as the destination', () => {
  const declared = { path: 'travel.destination', name: 'New York', countries: ['US'] }
  const [found] = inZone('european_union', [declared])
  expect(found?.message).toMatch(/^Vous avez indiqué New York \(États-Unis\) comme destination/)
})
