import { buildWebIfStale } from './build-web.ts'
import { passAll, TEST_GATES } from './gates.ts'

await buildWebIfStale()
await passAll(TEST_GATES.filter(({ name }) => name === 'navigateur'))
