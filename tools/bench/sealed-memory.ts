import { closePdfWorkers } from '../../apps/server/src/documents/pdf-workers.ts'
import { nextContract, sealedContract } from './sealed-contract.ts'

/**
 * Makes 1,000 sealed contracts after 100 warm-ups, and reports the peak memory of each half. The peak, because memory
 * rises and falls over about 400 documents with garbage collection.
 */
const DOCUMENTS = 1000
const WARM_UPS = 100
const HALF = (DOCUMENTS + WARM_UPS) / 2

const held: number[] = []
for (let made = 0; made < DOCUMENTS; made++) {
  await sealedContract(nextContract())
  held.push(process.memoryUsage().rss)
}
await closePdfWorkers()
process.send?.({
  early: Math.max(...held.slice(WARM_UPS, HALF)),
  late: Math.max(...held.slice(HALF)),
})
