import { Worker } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import { THREADS } from '../installation.ts'
import type { ParsedJson } from './json-worker.ts'

/**
 * Parsing up to this size takes a few milliseconds at worst; a megabyte of short names takes 48 and blocks every other
 * call.
 */
const SHORT_JSON_BYTES = 262_144

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

let worker: Worker | null = null
let waiting: Waiting[] = []

/** Parses long JSON on a worker thread, in order of arrival. */
export function readLongJson(bytes: Buffer): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  waiting.push({ resolve, reject })
  worker ??= startWorker()
  worker.ref()
  worker.postMessage(bytes, [])
  return promise
}

/** Started by the first long body; it doesn't keep an idle process alive. */
function startWorker(): Worker {
  const started = new Worker(THREADS.json, { execArgv: [] })
  started.on('message', (parsed: ParsedJson) => {
    // in watch mode Node sends its own messages through the same port
    if (!('value' in parsed || 'failure' in parsed)) return
    const next = waiting.shift()
    if (waiting.length === 0) started.unref()
    if ('value' in parsed) next?.resolve(parsed.value)
    else next?.reject(new SyntaxError(parsed.failure))
  })
  started.on('error', (cause) => {
    worker = null
    const stopped = waiting
    waiting = []
    for (const { reject } of stopped) reject(new Error('The JSON worker stopped', { cause }))
  })
  return started
}

/**
 * Reads bodies as JSON and as nothing else. An announced one that is empty, as some clients send with every POST, is
 * accepted; a long one is parsed on a thread.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  // the default parser of plain text would accept a body without validation
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const how = { parseAs: 'buffer' } as const
  app.addContentTypeParser<Buffer>('application/json', how, (request, bytes, done) => {
    if (bytes.length === 0) done(null, undefined)
    else if (bytes.length <= SHORT_JSON_BYTES) void parse(request, bytes.toString(), done)
    else readLongJson(bytes).then((value) => done(null, value), done)
  })
}
