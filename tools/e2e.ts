import { buildWebIfStale } from './build-web.ts'
import { passAll, TEST_GATES } from './gates.ts'

// `npm run e2e -- e2e/recap.spec.ts` walks only those journeys
const asked = process.argv.slice(2)
await buildWebIfStale()
await passAll(
  TEST_GATES.filter(({ name }) => name === 'navigateur').map((gate) => ({
    ...gate,
    command: [...gate.command, ...asked],
  })),
)
