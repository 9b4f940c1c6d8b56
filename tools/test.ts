import { buildWebIfStale } from './build-web.ts'
import { FAST_GATES, passAll, TEST_GATES } from './gates.ts'

await buildWebIfStale()
await passAll([...FAST_GATES, ...TEST_GATES])
