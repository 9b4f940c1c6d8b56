import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { log } from '../../log.ts'
import { loggableError } from '../../loggable-error.ts'

/** Why a request was refused, in codes. */
export interface LoggedProblem {
  readonly code: string
  /** What PostgreSQL, the network or the disk says by a code, behind a 503. */
  readonly cause?: string
}

declare module 'fastify' {
  interface FastifyRequest {
    problem?: LoggedProblem
  }
}

/** Writes a line a request: the route as the list of routes writes it, without a path, a query or a content. To be called before any hook. */
export function logRequests(app: FastifyInstance, key: string) {
  const pseudonymOf = (account: string) =>
    createHmac('sha256', key).update(account).digest('base64url').slice(0, 16)
  const accountOf = ({ session }: FastifyRequest) =>
    session ? { account: pseudonymOf(session.account.id) } : {}
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    writeLine(request, { status: reply.statusCode, ms: reply.elapsedTime, ...accountOf(request) })
    done()
  })
  // who leaves before the end of the answer, as each page does with its events
  app.addHook('onRequestAbort', (request, done) => {
    writeLine(request, { status: null, ...accountOf(request) })
    done()
  })
}

/** The same of a path that can't be read, which comes by no hook. */
export function logUnroutable(request: FastifyRequest, reply: FastifyReply) {
  writeLine(request, { status: reply.statusCode })
}

interface Answered {
  /** None: whoever asked has left. */
  readonly status: number | null
  readonly ms?: number
  readonly account?: string
}

function writeLine(request: FastifyRequest, { status, ms, account }: Answered) {
  const isFailure = status !== null && status >= 500
  log(isFailure ? 'warn' : 'info', 'request', {
    request: request.id,
    method: request.method,
    route: request.routeOptions.url ?? null,
    status,
    ...(ms === undefined ? {} : { ms: Math.round(ms * 10) / 10 }),
    ...(account === undefined ? {} : { account }),
    // what the same request is called among the traces
    ...(request.span ? { trace: request.span.spanContext().traceId } : {}),
    ...request.problem,
  })
}

function tellFailure(given: unknown, message?: unknown) {
  const of = given instanceof Object && 'err' in given ? given.err : given
  const request = given instanceof Object && 'requestId' in given ? given.requestId : undefined
  log('error', 'failure', {
    ...(typeof message === 'string' ? { message } : {}),
    ...(request === undefined ? {} : { request }),
    error: loggableError(of),
  })
}

/** What the HTTP library has to tell, in our format: what fails, and nothing of each request. */
export function createHttpLogger(): FastifyBaseLogger {
  const logger: FastifyBaseLogger = {
    level: 'error',
    error: tellFailure,
    fatal: tellFailure,
    warn: () => undefined,
    info: () => undefined,
    debug: () => undefined,
    trace: () => undefined,
    silent: () => undefined,
    child: () => logger,
  }
  return logger
}
