import { Worker } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import { THREADS } from '../installation.ts'
import type { ParsedJson } from './json-worker.ts'

/** A body that is read in a few milliseconds at worst; a megabyte of short names takes 48, and holds up every other call. */
const SHORT_JSON_BYTES = 262_144

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

let worker: Worker | null = null
let waiting: Waiting[] = []

/** Reads long JSON on a thread of its own, in the order of arrival. What no schema names is dropped later, as from a short one. */
export function readLongJson(bytes: Buffer): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  waiting.push({ resolve, reject })
  worker ??= startWorker()
  worker.ref()
  worker.postMessage(bytes, [])
  return promise
}

/** It starts with the first long body and never holds the process when idle. */
function startWorker(): Worker {
  const started = new Worker(THREADS.json, { execArgv: [] })
  started.on('message', (parsed: ParsedJson) => {
    // in watch mode Node sends messages of its own through the same port
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

/** A call without a body may still announce JSON, as some clients do for every POST; a long body keeps nobody else waiting. */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  const how = { parseAs: 'buffer' } as const
  app.addContentTypeParser<Buffer>('application/json', how, (request, bytes, done) => {
    if (bytes.length === 0) done(null, undefined)
    else if (bytes.length <= SHORT_JSON_BYTES) void parse(request, bytes.toString(), done)
    else readLongJson(bytes).then((value) => done(null, value), done)
  })
}
