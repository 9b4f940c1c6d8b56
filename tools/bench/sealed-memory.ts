import { closePdfWorkers } from '../../apps/server/src/documents/pdf-workers.ts'
import { nextContract, sealedContract } from './sealed-contract.ts'

/**
 * A process that makes 1,000 sealed contracts and tells the most memory it held in each half of what follows the first
 * 100. The most: it rises and falls over some 400 documents, as garbage is collected.
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
