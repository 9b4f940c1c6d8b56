import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent when nothing is traced. */
    span?: Span
  }
}

/** Kind of span: a request we answer, a call we make, or our own work. */
type Side = 'answered' | 'asked' | 'own'

interface Begun {
  readonly name: string
  readonly side: Side
  readonly attributes: Attributes
  readonly parent: Span | undefined
}

export interface Tracing {
  begin(span: Begun): Span
  /** Ends a span as failed. */
  fail(span: Span): void
}

let tracing: Tracing | null = null
const current = new AsyncLocalStorage<Span>()

/** Sets the tracer; null stops tracing. */
export function traceWith(given: Tracing | null) {
  tracing = given
}

/** Whether the current work belongs to a trace. */
export function isTraced(): boolean {
  return tracing !== null && current.getStore() !== undefined
}

interface Part {
  readonly name: string
  readonly attributes: Attributes
}

/** Traces a part of a request or job, such as a statement or an outside call. Outside both, nothing is traced. */
export function traceCall<T>({ name, attributes }: Part, work: () => Promise<T>): Promise<T> {
  const parent = current.getStore()
  if (tracing === null || parent === undefined) return work()
  return runIn({ name, side: 'asked', attributes, parent }, work)
}

/** Traces a job that no request started. */
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

/** Traces each request by its route. Call it before the routes are mounted; it does nothing without tracing. */
export function traceRequests(app: FastifyInstance) {
  if (tracing === null) return
  app.addHook('onRequest', (request, _, done) => {
    const route = request.routeOptions.url ?? ''
    const span = tracing?.begin({
      name: `${request.method} ${route}`.trim(),
      side: 'answered',
      // never the path: it identifies people
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
  // the body arrives in events of the connection, which lose the request's context
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

/** The verb and table of a statement, never its values; parts in brackets are removed. */
export function summaryOf(sql: string): string {
  let whole = sql
  for (let before = ''; before !== whole; ) {
    before = whole
    whole = whole.replaceAll(/\([^()]*\)/g, '')
  }
  const [verb = '', table = ''] = [VERB, TABLE].map((part) => part.exec(whole)?.[1])
  return `${verb.toLowerCase()} ${table}`.trim()
}
