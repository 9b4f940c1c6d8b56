import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { cityNamed } from '@sillage/domain/carbon/places/place.factory.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createIdentityProvider } from '../accounts/external/identity-provider.ts'
import { createGeocoder } from '../carbon/places/geocoder.service.ts'
import { createRoads } from '../carbon/places/roads.service.ts'
import { createTimeStamper } from '../documents/seal/time-stamp.ts'
import { s3Store } from '../platform/files/s3-store.ts'
import { listening } from '../testing/ports.factory.ts'

/** Plays a service that only this machine may reach, such as a cloud's metadata or a service without a password. */
const inside = await listen((request, response) => {
  askedInside.push(`${request.method} ${request.url}`)
  response.end('{}')
})
/** Plays a configured service that was taken over: it redirects callers to the inside one. */
const outside = await listen((request, response) => {
  askedOutside.push(`${request.method} ${request.url}`)
  response.writeHead(status, { location: `${inside.origin}/latest/meta-data/` }).end()
})
let askedInside: string[]
let askedOutside: string[]
let status: number

beforeEach(() => {
  askedInside = []
  askedOutside = []
})
afterAll(async () => {
  for (const { server } of [inside, outside]) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

async function listen(answer: RequestListener) {
  const server = createServer(answer)
  return { server, origin: `http://127.0.0.1:${await listening(server)}` }
}

const store = () =>
  s3Store({
    bucketUrl: `${outside.origin}/dossiers`,
    region: 'eu-west-3',
    accessKeyId: 'KEY',
    secretAccessKey: 'SECRET',
  })

const KEY = 'a'.repeat(64)
const PARIS_LYON = { from: cityNamed('Paris 75'), to: cityNamed('Lyon 69') }

/** Every call that the server makes to a configured address. */
const CALLS: readonly [string, () => Promise<unknown>][] = [
  ['the geocoder', () => createGeocoder({ url: outside.origin }).search('nant')],
  ['the route planner', () => createRoads({ url: outside.origin }).lengthOf(PARIS_LYON)],
  ['the file store, on read', () => store().get(KEY)],
  ['the file store, on lookup', () => store().has(KEY)],
  [
    'the identity provider',
    () =>
      createIdentityProvider(() => ({
        issuer: outside.origin,
        clientId: 'sillage',
        clientSecret: 'secret',
      })).departure({ state: 's', nonce: 'n', verifier: 'v'.repeat(43) }, 'http://127.0.0.1/back'),
  ],
  [
    'the time-stamp authority',
    () =>
      createTimeStamper(
        { url: outside.origin, anchors: [] },
        { clock: () => Temporal.Now.instant(), onFailure: () => undefined },
      )(Buffer.from('signature')),
  ],
]

test.each(CALLS.flatMap(([name, call]) => [302, 307].map((code) => ({ name, call, code }))))(
  'a redirection by $name with $code is not followed',
  async ({ call, code }) => {
    status = code
    // keeps the operator's message out of the test output
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await call().catch(() => undefined)
    logged.mockRestore()
    expect(askedOutside.length).toBeGreaterThan(0)
    expect(askedInside).toEqual([])
  },
)
