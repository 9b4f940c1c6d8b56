import { Worker } from 'node:worker_threads'
import { THREADS } from '../../platform/installation.ts'
import { BankFileFault } from './bank-file-fault.ts'
import type { ReadFile } from './bank-file-worker.ts'
import type { BankMessage } from './bank-messages.ts'

/** In bytes; ten thousand movements make about 12 MB. */
export const LARGEST_BANK_FILE = 20 * 1024 * 1024

interface Limits {
  /** Time to read one file, not counting the wait for earlier ones. */
  readonly seconds: number
  /** Heap of the reader thread. */
  readonly megabytes: number
}

/** Ten thousand movements take a second. */
const LIMITS: Limits = { seconds: 60, megabytes: 1024 }

interface Waiting {
  readonly bytes: Uint8Array
  readonly resolve: (message: BankMessage) => void
  readonly reject: (error: Error) => void
}

/**
 * Reads a message from or for a bank on a worker thread, checking its size, its lack of a document type, its schema and
 * its sums. Rejects with a BankFileFault when a check fails, and when it takes more time or memory than a bank’s file
 * can.
 */
export const readBankFile = createBankFileReader(LIMITS)

export function createBankFileReader({ seconds, megabytes }: Limits) {
  let worker: Worker | null = null
  let timer: NodeJS.Timeout | undefined
  let waiting: Waiting[] = []

  /** Started by the first file; it doesn't keep an idle process alive. */
  const start = () => {
    const started = new Worker(THREADS.bankFile, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    started.on('message', (read: ReadFile) => {
      // in watch mode Node sends its own messages through the same port
      if (!('message' in read || 'fault' in read || 'failure' in read)) return
      const [next] = waiting
      waiting = waiting.slice(1)
      clearTimeout(timer)
      readNext()
      if ('message' in read) next?.resolve(read.message)
      else if ('fault' in read) next?.reject(new BankFileFault(read.fault))
      else next?.reject(new Error(`Bank file not read: ${read.failure}`))
    })
    started.on('error', (cause) => {
      const isTooLarge =
        cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
      giveUp(
        isTooLarge
          ? new BankFileFault('limits')
          : new Error('The thread of bank files stopped', { cause }),
      )
    })
    return started
  }

  /** Ends the thread of the file being read; another thread takes over the waiting files. */
  const giveUp = (error: Error) => {
    const stopped = worker
    worker = null
    clearTimeout(timer)
    stopped?.removeAllListeners()
    // an error while the thread ends concerns a file already given up
    stopped?.on('error', () => undefined)
    void stopped?.terminate()
    const [next] = waiting
    waiting = waiting.slice(1)
    readNext()
    next?.reject(error)
  }

  const readNext = () => {
    const [next] = waiting
    if (!next) {
      worker?.unref()
      return
    }
    worker ??= start()
    worker.ref()
    timer = setTimeout(() => giveUp(new BankFileFault('limits')), seconds * 1000)
    worker.postMessage(next.bytes, [])
  }

  return (bytes: Uint8Array): Promise<BankMessage> => {
    if (bytes.length > LARGEST_BANK_FILE) return Promise.reject(new BankFileFault('size'))
    const { promise, resolve, reject } = Promise.withResolvers<BankMessage>()
    waiting.push({ bytes, resolve, reject })
    if (waiting.length === 1) readNext()
    return promise
  }
}
