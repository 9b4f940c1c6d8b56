import type { carbon } from '@sillage/wire/carbon.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf } from '../testing/test-session.ts'

type Journey = BodyInput<typeof carbon.journey>
type AskedTrip = Journey['trips'][number]

const server = await serveTests()
server.setNow('2026-11-21T12:00:00Z')

const PARIS_MARSEILLE: AskedTrip = {
  origin: 'Paris',
  destination: 'Marseille',
  transport_mode: 'train',
}
const journey = (trips: readonly AskedTrip[], total_passengers = 1) =>
  server.client().carbon.journey({
    body: { journey_name: 'Compensation CO2', total_passengers, trips: [...trips] },
  })
const destination = async (text: string, id?: string) =>
  (
    await journey([
      {
        origin: 'Paris',
        destination: text,
        transport_mode: 'flight',
        ...(id === undefined ? {} : { destination_place_id: id }),
      },
    ])
  ).trips[0]?.destination.place_id

const post = (path: string, body: unknown) =>
  fetch(`${server.address}/backend${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('a journey', () => {
  test('is calculated trip by trip, with the cost of each way to contribute', async () => {
    const reply = await journey([PARIS_MARSEILLE])
    expect(reply).toMatchObject({
      journey_name: 'Compensation CO2',
      total_passengers: 1,
      emissions_summary: { total_emissions_kg: 2.32 },
      offset_options: {
        renewable_energy: { cost_usd: 0.02, currency: 'EUR', impact: 2.32 },
        tree_planting: { cost_usd: 3, impact: 1, kilograms_per_tree: 100, horizon_years: 30 },
      },
      total: 2.32,
      per_passenger: 2.32,
      breakdown: { usage: 1.82, manufacturing: 0.5, contrails: 0 },
      factor_set: '2026-11',
      uncertainty_pct: 30,
    })
    expect(reply.distance_km).toBeCloseTo(792.6, 0)
    expect(reply.driving_year).toMatchObject({
      kilometres: 11_634,
      total: 2531.56,
      factor: { value: 0.2176, unit: 'kgCO2e/véhicule.km' },
    })
    expect(reply.trips).toMatchObject([
      {
        origin: { place_id: 'FR-75056', name: 'Paris', country: 'FR' },
        destination: { place_id: 'FR-13055', name: 'Marseille' },
        transport_mode: 'train',
        total: 2.32,
        times: 1,
        factor: { ids: ['rail.fr.tgv'], value: 0.00293, unit: 'kgCO2e/passager.km', year: 2022 },
        alternatives: [
          { way: 'train' },
          { way: 'coach' },
          { way: 'carpool', shared_by: 3 },
          { way: 'flight' },
          { way: 'car' },
        ],
      },
    ])
    expect(reply.trips[0]?.distance_text).toMatch(/^6\d\d\u00a0km à vol d’oiseau × 1,20$/)
  })

  test('has parts that add up to its total, contrails among them', async () => {
    const { total, breakdown, trips } = await journey(
      [{ origin: 'Paris', destination: 'New York', transport_mode: 'flight' }, PARIS_MARSEILLE],
      3,
    )
    const { usage, manufacturing, contrails } = breakdown
    expect(usage + manufacturing + contrails).toBeCloseTo(total, 6)
    expect(contrails).toBeGreaterThan(1000)
    expect(trips[0]?.factor.ids).toEqual(['flight.2000-5000', 'flight.gt5000'])
    expect(trips[0]?.alternatives.map(({ way }) => way)).toEqual(['flight'])
  })

  test('counts a train for each passenger, and one car for up to five', async () => {
    const byCar = { ...PARIS_MARSEILLE, transport_mode: 'car' } as const
    const [alone, five, train] = await Promise.all([
      journey([byCar]),
      journey([byCar], 5),
      journey([PARIS_MARSEILLE], 5),
    ])
    expect(five.total).toBe(alone.total)
    expect(five.per_passenger).toBeCloseTo(alone.total / 5, 1)
    expect(train.total).toBeCloseTo(11.61, 2)
  })

  test('emits as much in both directions', async () => {
    const there = await journey([{ ...PARIS_MARSEILLE, transport_mode: 'flight' }])
    const back = await journey([
      { origin: 'Marseille', destination: 'Paris', transport_mode: 'flight' },
    ])
    expect(back.total).toBe(there.total)
  })
})

describe('a city', () => {
  test('is found by each of its names, and by the description that the search shows', async () => {
    const [nice] = await server.client().carbon.searchCity({ query: { city: 'nice' } })
    for (const text of ['Nice', 'nice', 'Nice (06), France', 'Nice, France', nice?.display_name])
      expect(await destination(text ?? ''), text).toBe(nice?.place_id)
    const london = await destination('Londres')
    expect(await destination('London')).toBe(london)
    expect(await destination('Londres, Royaume-Uni')).toBe(london)
    expect(await destination('Londres, Grand Londres, Angleterre, Royaume-Uni')).toBe(london)
  })

  test('is distinguished from its homonyms by its id, or by what follows its name', async () => {
    expect(await destination('Saint-Denis', 'FR-97411')).toBe('FR-97411')
    expect(await destination('Saint-Denis (974), France')).toBe('FR-97411')
    expect(await destination('peu importe', 'FR-97411')).toBe('FR-97411')
  })

  test('with an unknown id is found by its name', async () => {
    expect(await destination('Marseille', 'nowhere')).toBe('FR-13055')
  })
})

describe('a trip is refused with the field at fault', () => {
  test.each([
    [{ destination: 'Zzyzxville' }, 'trip.unknown_city', 'destination', 'Zzyzxville'],
    [{ origin: '***' }, 'trip.unknown_city', 'origin', '***'],
    [{ origin: 'Paris, Brésil' }, 'trip.unknown_city', 'origin', 'Paris, Brésil'],
    [{ destination: 'Saint-Denis' }, 'trip.ambiguous_city', 'destination', 'Saint-Denis'],
    [{ destination: 'Valence' }, 'trip.ambiguous_city', 'destination', 'Valence'],
    [{ destination: 'Paris' }, 'trip.same_city', 'destination', 'Paris – Paris'],
    [
      { destination: 'New York', transport_mode: 'car' },
      'trip.no_road',
      'transport_mode',
      'Paris – New York',
    ],
    [{ destination: 'Ajaccio' }, 'trip.no_railway', 'transport_mode', 'Paris – Ajaccio'],
    [
      { destination: 'Versailles', transport_mode: 'flight' },
      'trip.too_close',
      'transport_mode',
      'Paris – Versailles',
    ],
  ] as const)('for %j: %s at %s', async (changes, code, field, named) => {
    const refusal = await refusalOf(journey([PARIS_MARSEILLE, { ...PARIS_MARSEILLE, ...changes }]))
    expect(refusal).toMatchObject({
      status: 422,
      problem: { code, errors: [{ path: `trips[1].${field}` }] },
    })
    expect(refusal.message).toContain(named)
  })
})

describe('a malformed body is refused with the field at fault', () => {
  test.each([
    ['total_passengers', { total_passengers: 'deux' }],
    ['total_passengers', { total_passengers: [1] }],
    ['trips', { trips: Array.from({ length: 1001 }, () => PARIS_MARSEILLE) }],
    ['trips[0].transport_mode', { trips: [{ ...PARIS_MARSEILLE, transport_mode: 'boat' }] }],
    ['trips[0].origin', { trips: [{ ...PARIS_MARSEILLE, origin: ' ' }] }],
    ['trips[0].origin', { trips: [{ ...PARIS_MARSEILLE, origin: 'a'.repeat(201) }] }],
  ])('in %s', async (path, changes) => {
    const answer = await post('/api/calculate/journey', {
      journey_name: 'x',
      total_passengers: 1,
      trips: [PARIS_MARSEILLE],
      ...changes,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ path }] })
  })
})

describe('a number out of bounds is refused with the field at fault', () => {
  test.each([
    ['journey.passengers', 'total_passengers', { total_passengers: 0 }],
    ['journey.passengers', 'total_passengers', { total_passengers: 3.5 }],
    ['journey.passengers', 'total_passengers', { total_passengers: -1 }],
    ['journey.passengers', 'total_passengers', { total_passengers: 1e9 }],
    // JSON's null for NaN, and the text that some programs send instead
    ['journey.passengers', 'total_passengers', { total_passengers: Number.NaN }],
    ['journey.passengers', 'total_passengers', { total_passengers: 'NaN' }],
    ['journey.no_trip', 'trips', { trips: [] }],
    [
      'journey.too_many_trips',
      'trips',
      { trips: Array.from({ length: 51 }, () => PARIS_MARSEILLE) },
    ],
    [
      'journey.too_many_trips',
      'trips',
      { trips: Array.from({ length: 1000 }, () => PARIS_MARSEILLE) },
    ],
  ])('with %s at %s', async (code, path, changes) => {
    const answer = await post('/api/calculate/journey', {
      journey_name: 'x',
      total_passengers: 1,
      trips: [PARIS_MARSEILLE],
      ...changes,
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code, errors: [{ path }] })
  })
})

test('every impossible trip is named in one refusal', async () => {
  const refusal = await refusalOf(
    journey([
      { ...PARIS_MARSEILLE, destination: 'Ajaccio' },
      PARIS_MARSEILLE,
      { origin: 'Zzyzxville', destination: 'Valence', transport_mode: 'car' },
      { ...PARIS_MARSEILLE, destination: 'New York', transport_mode: 'car' },
    ]),
  )
  expect(refusal).toMatchObject({ status: 422, problem: { code: 'trip.no_railway' } })
  expect(refusal.problem?.errors?.map(({ path }) => path)).toEqual([
    'trips[0].transport_mode',
    'trips[2].origin',
    'trips[2].destination',
    'trips[3].transport_mode',
  ])
  expect(refusal.problem?.errors?.[3]?.message).toContain('Paris – New York')
})

test('the search for a city answers in the format of a geocoder', async () => {
  const cities = await server
    .client()
    .carbon.searchCity({ query: { city: 'nant', format: 'json' } })
  expect(cities[0]).toMatchObject({ name: 'Nantes', country: 'FR', type: 'city' })
  expect(Number(cities[0]?.lat)).toBeCloseTo(47.2, 1)
  expect(typeof cities[0]?.lon).toBe('string')
  expect(await server.client().carbon.searchCity({ query: { city: 'na' } })).toEqual([])
  const [cayenne] = await server.client().carbon.searchCity({ query: { city: 'cayenne' } })
  expect(cayenne).toMatchObject({ name: 'Cayenne', country: 'GF' })
})
