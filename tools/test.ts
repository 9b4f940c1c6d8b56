import { buildWebIfStale } from './build-web.ts'
import { FAST_GATES, passAll, TEST_GATES, testGate } from './gates.ts'

// `npm test -- contracts claims` runs only the tests of those rooms, without a browser
const rooms = process.argv.slice(2).map((room) => `/src/${room}/`)
if (rooms.length > 0) await passAll(testGate('tests', ...rooms))
await buildWebIfStale()
await passAll([...FAST_GATES, ...TEST_GATES])
