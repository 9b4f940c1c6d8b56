import { Worker } from 'node:worker_threads'
import { THREADS } from '../../platform/installation.ts'
import { BankFileFault } from './bank-file-fault.ts'
import type { ReadFile } from './bank-file-worker.ts'
import type { BankMessage } from './bank-messages.ts'

/** Ten thousand movements come to 12 MB. */
export const LARGEST_BANK_FILE = 20 * 1024 * 1024

interface Waiting {
  readonly resolve: (message: BankMessage) => void
  readonly reject: (error: Error) => void
}

let worker: Worker | null = null
let waiting: Waiting[] = []

/**
 * Reads a message of a bank, or for one, on a thread of its own: size, no document type, the schema, sums. What it is not is a
 * BankFileFault.
 */
export function readBankFile(bytes: Uint8Array): Promise<BankMessage> {
  if (bytes.length > LARGEST_BANK_FILE) return Promise.reject(new BankFileFault('size'))
  const { promise, resolve, reject } = Promise.withResolvers<BankMessage>()
  waiting.push({ resolve, reject })
  worker ??= startWorker()
  worker.ref()
  worker.postMessage(bytes, [])
  return promise
}

/** It starts with the first file and never holds the process when idle. */
function startWorker(): Worker {
  const started = new Worker(THREADS.bankFile, { execArgv: [] })
  started.on('message', (read: ReadFile) => {
    // in watch mode Node sends messages of its own through the same port
    if (!('message' in read || 'fault' in read || 'failure' in read)) return
    const next = waiting.shift()
    if (waiting.length === 0) started.unref()
    if ('message' in read) next?.resolve(read.message)
    else if ('fault' in read) next?.reject(new BankFileFault(read.fault))
    else next?.reject(new Error(`Bank file not read: ${read.failure}`))
  })
  started.on('error', (cause) => {
    worker = null
    const stopped = waiting
    waiting = []
    for (const { reject } of stopped)
      reject(new Error('The thread of bank files stopped', { cause }))
  })
  return started
}
