import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { mustHoldNoConnection } from '../platform/database/database.ts'
import type { PdfJob, PdfResult } from './pdf-worker.ts'

interface Waiting {
  job: PdfJob
  resolve: (pdf: Buffer) => void
  reject: (error: Error) => void
}

const MOST_WORKERS = Math.min(2, availableParallelism())
const workers = new Map<Worker, Waiting | undefined>()
const queue: Waiting[] = []

/** Runs one job on a worker thread; threads start with the first jobs and never hold the process when idle. */
export function runPdfJob(job: PdfJob): Promise<Buffer> {
  mustHoldNoConnection('Making a document')
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  queue.push({ job, resolve, reject })
  startNext()
  return promise
}

/** Stops the threads; documents still being made are refused. The next document starts new ones. */
export async function closePdfWorkers(): Promise<void> {
  for (const { reject } of queue.splice(0)) reject(new Error('PDF workers are closed'))
  await Promise.all(Array.from(workers.keys(), (worker) => worker.terminate()))
}

function startNext(): void {
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
