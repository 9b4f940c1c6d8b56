import { Worker } from 'node:worker_threads'
import type { PdfProblem } from './pdf-content-worker.ts'

/** From when its thread runs. Hundreds of times what an honest file takes: a busy machine is no reason to refuse one. */
const LONGEST_MS = 8000
const MOST_MEGABYTES = 256

let last: Promise<unknown> = Promise.resolve()

/**
 * Why a PDF is not taken: it would do something when it is opened, hides a file, or can't be looked into. Null for one that
 * only shows pages. One at a time, on a thread that ends with it: a file made to take for ever or to fill the memory is
 * « unreadable » after eight seconds.
 */
export function pdfProblemOf(path: string): Promise<PdfProblem | null> {
  const looked = last.then(() => look(path))
  last = looked
  return looked
}

function look(path: string): Promise<PdfProblem | null> {
  const { promise, resolve } = Promise.withResolvers<PdfProblem | null>()
  const worker = new Worker(new URL('./pdf-content-worker.ts', import.meta.url), {
    execArgv: [],
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  const end = (problem: PdfProblem | null) => {
    clearTimeout(timer)
    resolve(problem)
    void worker.terminate()
  }
  let timer: NodeJS.Timeout | undefined
  worker.once('online', () => {
    timer = setTimeout(() => end('unreadable'), LONGEST_MS)
  })
  worker.once('message', end)
  worker.once('error', () => end('unreadable'))
  worker.once('exit', () => end('unreadable'))
  return promise
}
