import { passAll, testGate } from './gates.ts'

// `npm run unit -- apps/server/src/claims` runs only the tests of that path
await passAll(testGate('tests', ...process.argv.slice(2)))
