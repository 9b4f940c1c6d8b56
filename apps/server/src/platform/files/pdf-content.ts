import { Worker } from 'node:worker_threads'
import { THREADS } from '../installation.ts'
import type { PdfProblem } from './pdf-content-worker.ts'

/**
 * Counted from the start of its thread. Hundreds of times what an ordinary file takes, so that a busy machine doesn't
 * refuse one.
 */
const LONGEST_MS = 8000
const MOST_MEGABYTES = 256

type PdfVerdict = PdfProblem | 'late'

let last: Promise<unknown> = Promise.resolve()

/**
 * Why a PDF is refused: it acts when opened, hides a file, or can't be read; null for one that only shows pages. Files
 * are checked one at a time, each on its own thread: one made to exhaust memory is « unreadable ». `late` means that
 * eight seconds were not enough, because of the file or of a busy machine.
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
