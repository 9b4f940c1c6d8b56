import { passAll, testGate } from './gates.ts'

await passAll(testGate('tests'))
