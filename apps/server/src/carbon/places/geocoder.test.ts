import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listening } from '../../testing/ports.factory.ts'
import { findPlace } from './find-place.ts'
import { searchPlaces } from './gazetteer.service.ts'
import { createGeocoder } from './geocoder.service.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

let answer: Answer
let asked: URL[]
let now: number
const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://geocoder'))
  answer(response, request)
})

const origin = `http://127.0.0.1:${await listening(server)}`
beforeEach(() => {
  asked = []
  now = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const geocoder = (path = '/') => createGeocoder({ url: origin + path, clock: () => now })
const json = (body: unknown): Answer => {
  return (response) => response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

const nantes = {
  osm_type: 'relation',
  osm_id: 59874,
  name: 'Nantes',
  display_name: 'Nantes, Loire-Atlantique, Pays de la Loire, France',
  lat: '47.2186371',
  lon: '-1.5541362',
  address: { country_code: 'fr' },
}
const hamlet = {
  osm_type: 'node',
  osm_id: 4242,
  name: 'Kvívík',
  display_name: 'Kvívík, Îles Féroé',
  lat: '62.1186',
  lon: '-7.0733',
  address: { country_code: 'fo' },
}

const KVIVIK = 'osm:N4242@62.1186,-7.0733,FO'

describe('a Nominatim geocoder', () => {
  test('is asked for towns in French, at its own address only', async () => {
    answer = json([nantes])
    await geocoder('/carte/').search('nant&format=xml#@autre.example/')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.pathname).toBe('/carte/search')
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      q: 'nant&format=xml#@autre.example/',
      format: 'jsonv2',
      'accept-language': 'fr',
      addressdetails: '1',
      featureType: 'city',
      limit: '8',
    })
  })

  test('gives its towns the ids of the gazetteer where that knows them', async () => {
    answer = json([nantes, hamlet])
    const one = geocoder()
    const cities = await one.search('nantes')
    expect(cities.map((city) => city.display_name)).toEqual([
      'Nantes, Loire-Atlantique (44), France',
      'Kvívík, Îles Féroé',
    ])
    expect(cities.map((city) => city.place_id)).toEqual(['FR-44109', KVIVIK])
    expect(cities[1]).toMatchObject({ lat: '62.1186', lon: '-7.0733', type: 'city' })
  })

  test('can find a town that the gazetteer lacks, and a trip there can be calculated', async () => {
    answer = json([hamlet])
    const [city] = await geocoder().search('kvivik')
    const named = { text: 'Kvívík', trip: 'Paris – Kvívík' }
    expect(findPlace({ ...named, placeId: city?.place_id })).toMatchObject({
      ok: true,
      value: { id: KVIVIK, name: 'Kvívík', country: 'FO', lat: 62.1186, lon: -7.0733 },
    })
    expect(findPlace({ ...named, placeId: undefined })).toMatchObject({ ok: false })
  })

  test.each([
    'osm:N4242',
    'osm:N4242@62.1186,-7.0733',
    'osm:N4242@92.0000,-7.0733,FO',
    'osm:N4242@62.1186,-181.0000,FO',
    'osm:N4242@NaN,Infinity,FO',
    'osm:N4242@62.1186,-7.0733,FO,',
  ])('is not taken as the source of the malformed id %s', (placeId) => {
    const found = findPlace({ text: 'Kvívík', trip: 'Paris – Kvívík', placeId })
    expect(found).toMatchObject({ ok: false, error: { code: 'trip.unknown_city' } })
  })

  test('gives ids short enough for a trip, however long its own', async () => {
    answer = json([{ ...hamlet, osm_id: 99_999_999_999, lat: '-62.1', lon: '-171.12345' }])
    const [city] = await geocoder().search('kvivik')
    expect(city?.place_id).toBe('osm:N99999999999@-62.1000,-171.1234,FO')
    expect(city?.place_id.length).toBeLessThanOrEqual(40)
  })

  test('has its unreadable results dropped, and the others kept', async () => {
    const broken = [
      { ...hamlet, lat: 'nord' },
      { ...hamlet, lat: '91' },
      { ...hamlet, lon: null },
      { ...hamlet, lat: '' },
      { ...hamlet, name: '' },
      { ...hamlet, display_name: 'x'.repeat(400) },
      { ...hamlet, osm_id: -1 },
      { ...hamlet, address: { country_code: 'france' } },
      null,
      'Nantes',
    ]
    answer = json([...broken, hamlet])
    const cities = await geocoder().search('kvivik')
    expect(cities.map((city) => city.place_id)).toEqual([KVIVIK])
  })
})

test('a Photon geocoder is asked with its own parameters and read in its own format', async () => {
  const properties = { osm_type: 'N', osm_id: 4242, name: 'Kvívík', countrycode: 'FO' }
  answer = json({
    type: 'FeatureCollection',
    features: [
      {
        geometry: { coordinates: [-7.0733, 62.1186] },
        properties: { ...properties, state: 'Streymoy', country: 'Îles Féroé' },
      },
      { geometry: { coordinates: [200, 0] }, properties },
    ],
  })
  const cities = await geocoder('/api/').search('kviv')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    q: 'kviv',
    lang: 'fr',
    limit: '8',
    layer: 'city',
  })
  expect(cities.map(({ place_id, display_name, lat }) => [place_id, display_name, lat])).toEqual([
    [KVIVIK, 'Kvívík, Streymoy, Îles Féroé', '62.1186'],
  ])
})

describe('the gazetteer answers instead', () => {
  const fallback = searchPlaces('nant')

  test.each<[string, Answer]>([
    ['an empty list', json([])],
    ['an error', (response) => response.writeHead(500).end(JSON.stringify([hamlet]))],
    ['an HTML page', json('<!doctype html><title>Nominatim</title>')],
    ['truncated JSON', json('[{"name":"Nan')],
    ['JSON of another shape', json({ error: 'Bandwidth limit exceeded' })],
    ['a closed connection', (response) => response.destroy()],
    [
      'a body that ends before its announced length',
      (response) => {
        response.writeHead(200, { 'content-length': '5000' })
        response.write('[]')
        response.destroy()
      },
    ],
  ])('for %s', async (_, given) => {
    answer = given
    expect(await geocoder().search('nant')).toEqual(fallback)
    expect(asked).toHaveLength(1)
  })

  test('for a redirection, which is not followed', async () => {
    answer = (response, request) => {
      if (request.url?.startsWith('/elsewhere')) json([hamlet])(response, request)
      else response.writeHead(302, { location: `${origin}/elsewhere` }).end()
    }
    expect(await geocoder().search('nant')).toEqual(fallback)
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/search'])
  })

  test('for an answer of more than a million bytes, which is cut off', async () => {
    let isClosed: Promise<unknown> | undefined
    answer = (response) => {
      isClosed = once(response, 'close')
      const spaces = Buffer.alloc(100_000, ' ')
      // an endless answer
      const pour = () => {
        while (!response.destroyed && response.write(spaces)) continue
      }
      response.on('drain', pour)
      pour()
    }
    expect(await geocoder().search('nant')).toEqual(fallback)
    await isClosed
  })

  test('for an answer that never comes or never ends', async () => {
    answer = (response, request) => {
      if (request.url?.startsWith('/api')) response.writeHead(200).write('[')
    }
    const silent = geocoder().search('nant')
    const endless = createGeocoder({ url: `${origin}/api`, clock: () => now }).search('nant')
    expect(await Promise.all([silent, endless])).toEqual([fallback, fallback])
    expect(asked.map(({ pathname }) => pathname).toSorted()).toEqual(['/api', '/search'])
  })

  test('at once for half a minute after a failure, then the geocoder is asked again', async () => {
    answer = (response) => response.writeHead(503).end()
    const one = geocoder()
    await one.search('nant')
    answer = json([hamlet])
    expect(await one.search('nant')).toEqual(fallback)
    expect(asked).toHaveLength(1)
    now += 30_000
    expect((await one.search('nant')).map((city) => city.name)).toEqual(['Kvívík'])
    expect(asked).toHaveLength(2)
  })

  test('when no geocoder is configured', async () => {
    expect(await createGeocoder({ url: null }).search('nant')).toEqual(fallback)
  })
})

describe('an answer of the geocoder is cached', () => {
  test('for ten minutes, whatever the accents and the case', async () => {
    answer = json([hamlet])
    const one = geocoder()
    await Promise.all([one.search('kvívík'), one.search('KVIVIK')])
    now += 10 * 60_000 - 1
    await one.search('kvivik')
    expect(asked).toHaveLength(1)
    now += 1
    await one.search('kvivik')
    expect(asked).toHaveLength(2)
  })

  test('up to 500 answers, the least recently used leaving first', async () => {
    answer = json([hamlet])
    const one = geocoder()
    await one.search('first')
    for (let at = 0; at < 499; at++) await one.search(`town ${at}`)
    await one.search('first')
    await one.search('one more')
    expect(asked).toHaveLength(501)
    await one.search('first')
    expect(asked).toHaveLength(501)
    await one.search('town 0')
    expect(asked).toHaveLength(502)
  })
})

test('a search of two letters asks no geocoder', async () => {
  answer = json([hamlet])
  expect(await geocoder().search('kv')).toEqual([])
  expect(asked).toEqual([])
})
