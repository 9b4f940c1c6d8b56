import { buildWebIfStale } from './build-web.ts'
import { passAll, testGate } from './gates.ts'

// `npm run e2e -- e2e/recap.spec.ts` runs only that journey
await buildWebIfStale()
await passAll(testGate('navigateur', ...process.argv.slice(2)))
