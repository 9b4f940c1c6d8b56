import { FAST_GATES, passAll } from './gates.ts'

await passAll(FAST_GATES)
