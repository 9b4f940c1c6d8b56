import { Worker } from 'node:worker_threads'
import { PDF_QUEUE_MESSAGES } from '@sillage/domain/claims/attachments.messages.ts'
import { MOST_ATTACHMENTS } from '@sillage/domain/claims/attachments.ts'
import { createQueue, type Waiter } from '../http/queue.ts'
import { THREADS } from '../installation.ts'
import type { PdfProblem } from './pdf-content-worker.ts'

/**
 * Counted from the start of its thread. Hundreds of times what an ordinary file takes, so that a busy machine doesn't
 * refuse one.
 */
const LONGEST_MS = 8000
const MOST_MEGABYTES = 256

type PdfVerdict = PdfProblem | 'late'

/** An ordinary one takes a moment; one made to last takes eight seconds. */
const MOST_WAITING = 32

/** One at a time, for the memory that each may take; each may wait with the files of one message. */
export const pdfQueue = createQueue({
  atOnce: 1,
  mostWaiting: MOST_WAITING,
  mostOfOne: MOST_ATTACHMENTS,
  code: 'pdfs.busy',
  refusals: PDF_QUEUE_MESSAGES,
})

interface Checking {
  readonly longestMs?: number
  readonly waiter?: Waiter | undefined
}

/**
 * Why a PDF is refused: it acts when opened, hides a file, or can't be read; null for one that only shows pages. Files
 * are checked one at a time, each on its own thread: one made to exhaust memory is « unreadable ». `late` means that
 * eight seconds were not enough, because of the file or of a busy machine. Throws 503 when too many wait, of all or of
 * this person.
 */
export function pdfProblemOf(
  path: string,
  { longestMs = LONGEST_MS, waiter }: Checking = {},
): Promise<PdfVerdict | null> {
  return pdfQueue.inTurn(waiter, () => look(path, longestMs))
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
