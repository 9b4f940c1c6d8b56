import { Worker } from 'node:worker_threads'
import { THREADS } from '../installation.ts'
import type { PdfProblem } from './pdf-content-worker.ts'

/** From when its thread runs. Hundreds of times what an honest file takes: a busy machine is no reason to refuse one. */
const LONGEST_MS = 8000
const MOST_MEGABYTES = 256

type PdfVerdict = PdfProblem | 'late'

let last: Promise<unknown> = Promise.resolve()

/**
 * Why a PDF is not taken: it would do something when it is opened, hides a file, or can't be looked into. Null for one that
 * only shows pages. One at a time, on a thread that ends with it: a file made to fill the memory is « unreadable ». One
 * that takes eight seconds is `late`, which says nothing of the file: it may be made for that, or the machine be busy.
 */
export function pdfProblemOf(path: string, longestMs = LONGEST_MS): Promise<PdfVerdict | null> {
  const looked = last.then(() => look(path, longestMs))
  last = looked
  return looked
}

function look(path: string, longestMs: number): Promise<PdfVerdict | null> {
  const { promise, resolve } = Promise.withResolvers<PdfVerdict | null>()
  const worker = new Worker(THREADS.pdfContent, {
    execArgv: [],
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  const end = (problem: PdfVerdict | null) => {
    clearTimeout(timer)
    resolve(problem)
    void worker.terminate()
  }
  let timer: NodeJS.Timeout | undefined
  worker.once('online', () => {
    timer = setTimeout(() => end('late'), longestMs)
  })
  worker.once('message', end)
  worker.once('error', () => end('unreadable'))
  worker.once('exit', () => end('unreadable'))
  return promise
}
