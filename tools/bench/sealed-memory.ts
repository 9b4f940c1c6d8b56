import { closePdfWorkers } from '../../apps/server/src/documents/pdf-workers.ts'
import { median } from './rounds.ts'
import { nextContract, sealedContract } from './sealed-contract.ts'

/** A process that makes 1,000 sealed contracts and tells the memory it held after the first 100 and in the last 100. */
const DOCUMENTS = 1000
const WINDOW = 100

const held: number[] = []
for (let made = 0; made < DOCUMENTS; made++) {
  await sealedContract(nextContract())
  held.push(process.memoryUsage().rss)
}
await closePdfWorkers()
process.send?.({
  early: median(held.slice(WINDOW, WINDOW * 2)),
  late: median(held.slice(-WINDOW)),
})
