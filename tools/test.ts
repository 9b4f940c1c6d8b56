import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { buildWebIfStale } from './build-web.ts'
import { FAST_GATES, passAll, ROOT, TEST_GATES, testGate } from './gates.ts'
import { bundleServer } from './package/bundle-server.ts'

// `npm test -- contracts claims` runs only the tests of those rooms, without a browser
const rooms = process.argv.slice(2).map((room) => `/src/${room}/`)
if (rooms.length > 0) await passAll(testGate('tests', ...rooms))
await buildWebIfStale()
// the tests start many servers: from the bundle that the package ships, in less than half the time of the sources
const bundled = join(ROOT, '.cache/bundled')
process.env['SERVER_ENTRY'] = bundleServer(bundled)
symlinkSync(join(ROOT, 'apps/web'), join(bundled, 'apps/web'))
// the tests include those of the architecture
const before = FAST_GATES.filter(({ name }) => name !== 'architecture')
await passAll([...before, ...TEST_GATES])
