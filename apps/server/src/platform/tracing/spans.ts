import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent where nothing is traced. */
    span?: Span
  }
}

/** What a span is of: a call that is answered, one that is made, or work of our own. */
type Side = 'answered' | 'asked' | 'own'

interface Begun {
  readonly name: string
  readonly side: Side
  readonly attributes: Attributes
  readonly parent: Span | undefined
}

export interface Tracing {
  begin(span: Begun): Span
  /** Ends it as one that has failed. */
  fail(span: Span): void
}

let tracing: Tracing | null = null
const current = new AsyncLocalStorage<Span>()

/** Has spans made from now on, or none. */
export function traceWith(given: Tracing | null) {
  tracing = given
}

/** Whether what is done now is part of something that is traced. */
export function isTraced(): boolean {
  return tracing !== null && current.getStore() !== undefined
}

interface Part {
  readonly name: string
  readonly attributes: Attributes
}

/** A part of what is traced: a statement, a call to somebody. Beside a request or a job it is not traced. */
export function traceCall<T>({ name, attributes }: Part, work: () => Promise<T>): Promise<T> {
  const parent = current.getStore()
  if (tracing === null || parent === undefined) return work()
  return runIn({ name, side: 'asked', attributes, parent }, work)
}

/** Work that nobody asked for. */
export function traceJob<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (tracing === null) return work()
  return runIn({ name, side: 'own', attributes: {}, parent: undefined }, work)
}

async function runIn<T>(begun: Begun, work: () => Promise<T>): Promise<T> {
  const span = tracing?.begin(begun)
  if (!span) return work()
  try {
    return await current.run(span, work)
  } catch (error) {
    tracing?.fail(span)
    throw error
  } finally {
    span.end()
  }
}

/** A span a request, by its route. To be called before the routes are mounted; without tracing it adds nothing. */
export function traceRequests(app: FastifyInstance) {
  if (tracing === null) return
  app.addHook('onRequest', (request, _, done) => {
    const route = request.routeOptions.url ?? ''
    const span = tracing?.begin({
      name: `${request.method} ${route}`.trim(),
      side: 'answered',
      // never a path: it names whom it is about
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'sillage.request': request.id,
      },
      parent: undefined,
    })
    if (!span) return done()
    request.span = span
    current.run(span, done)
  })
  // the body comes by events of its connection, which know nothing of the request
  app.addHook('preValidation', (request, _, done) => {
    if (request.span) current.run(request.span, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    endOf(request, reply.statusCode)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    request.span?.end()
    done()
  })
}

function endOf({ span }: FastifyRequest, status: number) {
  if (!span?.isRecording()) return
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) tracing?.fail(span)
  span.end()
}

const VERB = /^\s*(\w+)/
const TABLE = /(?:^\s*update|\b(?:from|into))\s+"?(\w+)/i

/** What a statement does to which table, and never a word of its own; what stands in brackets is a part of it. */
export function summaryOf(sql: string): string {
  let whole = sql
  for (let before = ''; before !== whole; ) {
    before = whole
    whole = whole.replaceAll(/\([^()]*\)/g, '')
  }
  const [verb = '', table = ''] = [VERB, TABLE].map((part) => part.exec(whole)?.[1])
  return `${verb.toLowerCase()} ${table}`.trim()
}
