import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { mustHoldNoConnection } from '../platform/database/database.ts'
import type { Waiter } from '../platform/http/queue.ts'
import { createQueue } from '../platform/http/queue.ts'
import { THREADS } from '../platform/installation.ts'
import { DOCUMENT_REFUSALS } from './documents.messages.ts'
import type { PdfJob, PdfResult } from './pdf-worker.ts'

export interface MadePdf {
  readonly pdf: Buffer
  /** The seal's signature; null without a seal. */
  readonly signature: Buffer | null
}

interface UnderWay {
  readonly resolve: (made: MadePdf) => void
  readonly reject: (error: Error) => void
}

const MOST_WORKERS = availableParallelism()
/** A worker makes about thirty documents a second, so an accepted request is served within a second. */
export const MOST_WAITING = 32 * MOST_WORKERS
export const MOST_WAITING_OF_ONE = 16
const limits = {
  mostWaiting: MOST_WAITING,
  mostOfOne: MOST_WAITING_OF_ONE,
  code: 'documents.busy',
  refusals: DOCUMENT_REFUSALS,
}
const queue = createQueue({ ...limits, atOnce: MOST_WORKERS })
const workers = new Map<Worker, UnderWay | undefined>()

/** Twice as many as workers: while some documents are made, others are read, checked and stored. */
export const SIGNED_AT_ONCE = 2 * MOST_WORKERS
/** Signatures wait here before any query, so that hundreds of them don't keep readers from the database. */
export const signatureQueue = createQueue({ ...limits, atOnce: SIGNED_AT_ONCE })

/** How many documents and signatures wait for their turn in this process. */
export const documentsWaiting = () => ({
  documents: queue.length(),
  signatures: signatureQueue.length(),
})

/** Runs one job on a worker thread. Threads start with the first jobs, and don't keep an idle process alive. */
export async function runPdfJob(job: PdfJob, waiter?: Waiter): Promise<MadePdf> {
  mustHoldNoConnection('Making a document')
  return queue.inTurn(waiter, () => {
    const worker = idleWorker() ?? startWorker()
    const { promise, resolve, reject } = Promise.withResolvers<MadePdf>()
    workers.set(worker, { resolve, reject })
    worker.ref()
    worker.postMessage(job, [])
    return promise
  })
}

/** Stops the threads and rejects the documents still being made. The next document starts new threads. */
export async function closePdfWorkers(): Promise<void> {
  queue.clear(new Error('PDF workers are closed'))
  await Promise.all(Array.from(workers.keys(), (worker) => worker.terminate()))
}

function idleWorker(): Worker | undefined {
  return Array.from(workers).find(([, current]) => current === undefined)?.[0]
}

function startWorker(): Worker {
  const worker = new Worker(THREADS.pdf, {
    execArgv: [],
    // documents leave the thread as soon as they are made, so its memory doesn't grow with their number
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  worker.on('message', (result: PdfResult) => {
    // in watch mode Node sends its own messages through the same port
    if (!('pdf' in result || 'failure' in result)) return
    const current = workers.get(worker)
    workers.set(worker, undefined)
    worker.unref()
    if ('pdf' in result)
      current?.resolve({
        pdf: Buffer.from(result.pdf.buffer),
        signature: result.signature && Buffer.from(result.signature),
      })
    else current?.reject(new Error(`PDF not made: ${result.failure}`))
  })
  let cause: unknown
  worker.on('error', (error) => {
    cause = error
  })
  worker.on('exit', () => {
    const current = workers.get(worker)
    workers.delete(worker)
    current?.reject(new Error('The PDF worker stopped', { cause }))
  })
  workers.set(worker, undefined)
  return worker
}
