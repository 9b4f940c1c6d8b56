import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { mustHoldNoConnection } from '../platform/database/database.ts'
import { DomainError } from '../platform/http/domain-error.ts'
import type { Waiter } from '../platform/http/waiter.ts'
import { DOCUMENT_REFUSALS } from './documents.messages.ts'
import type { PdfJob, PdfResult } from './pdf-worker.ts'

interface Waiting {
  job: PdfJob
  waiter: Waiter | undefined
  resolve: (pdf: Buffer) => void
  reject: (error: Error) => void
}

const MOST_WORKERS = availableParallelism()
/** A worker makes some thirty documents a second: whoever is let in has theirs within a second. */
export const MOST_WAITING = 32 * MOST_WORKERS
export const MOST_WAITING_OF_ONE = 16
const workers = new Map<Worker, Waiting | undefined>()
let queue: Waiting[] = []

/**
 * Runs one job on a worker thread; threads start with the first jobs and never hold the process when idle. Without room
 * for one more the caller is told so at once (503). A job without a waiter is everybody's, and always let in.
 */
export async function runPdfJob(job: PdfJob, waiter?: Waiter): Promise<Buffer> {
  mustHoldNoConnection('Making a document')
  if (waiter) mustHaveRoom(waiter)
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  queue.push({ job, waiter, resolve, reject })
  startNext()
  return promise
}

/** Refuses (503) when too many documents wait already, in all or for the same person. */
export function mustHaveRoom({ who }: Waiter) {
  if (queue.length >= MOST_WAITING) dropTheGone()
  if (queue.length >= MOST_WAITING) throw busy(DOCUMENT_REFUSALS.busy)
  const own = queue.filter(({ waiter }) => waiter?.who === who)
  if (own.length >= MOST_WAITING_OF_ONE) throw busy(DOCUMENT_REFUSALS.enoughOfOne)
}

/** Nobody reads what is made for a connection that is closed. */
function dropTheGone() {
  const gone = queue.filter(({ waiter }) => waiter?.isGone())
  if (gone.length === 0) return
  queue = queue.filter((one) => !gone.includes(one))
  for (const { reject } of gone) reject(busy(DOCUMENT_REFUSALS.busy))
}

function busy(message: string) {
  return new DomainError({ status: 503, code: 'documents.busy', message, retryAfter: 2 })
}

/** Stops the threads; documents still being made are refused. The next document starts new ones. */
export async function closePdfWorkers(): Promise<void> {
  for (const { reject } of queue.splice(0)) reject(new Error('PDF workers are closed'))
  await Promise.all(Array.from(workers.keys(), (worker) => worker.terminate()))
}

function startNext(): void {
  dropTheGone()
  if (queue.length === 0) return
  const worker = idleWorker() ?? startWorker()
  const next = worker && queue.shift()
  if (!worker || !next) return
  workers.set(worker, next)
  worker.ref()
  worker.postMessage(next.job, [])
}

function idleWorker(): Worker | undefined {
  return Array.from(workers).find(([, current]) => current === undefined)?.[0]
}

function startWorker(): Worker | undefined {
  if (workers.size >= MOST_WORKERS) return undefined
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    execArgv: [],
    // documents leave it as soon as they are made: it holds no more after a thousand than after fifty
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  worker.on('message', (result: PdfResult) => {
    // in watch mode Node sends messages of its own through the same port
    if (!('pdf' in result || 'failure' in result)) return
    const current = workers.get(worker)
    workers.set(worker, undefined)
    worker.unref()
    if ('pdf' in result) current?.resolve(Buffer.from(result.pdf.buffer))
    else current?.reject(new Error(`PDF not made: ${result.failure}`))
    startNext()
  })
  let cause: unknown
  worker.on('error', (error) => {
    cause = error
  })
  worker.on('exit', () => {
    const current = workers.get(worker)
    workers.delete(worker)
    current?.reject(new Error('The PDF worker stopped', { cause }))
    startNext()
  })
  workers.set(worker, undefined)
  return worker
}
