import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { log } from '../../log.ts'
import { loggableError } from '../../loggable-error.ts'

/** Why a request was refused, as codes. */
interface LoggedProblem {
  readonly code: string
  /** The code from PostgreSQL, the network or the disk behind a 503. */
  readonly cause?: string
}

declare module 'fastify' {
  interface FastifyRequest {
    problem?: LoggedProblem
  }
}

/**
 * Logs one line per request: the route's pattern, never the path, the query or any content. Call it before any hook.
 */
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
  // a client that leaves before the end of the answer, as every page does with its event stream
  app.addHook('onRequestAbort', (request, done) => {
    writeLine(request, { status: null, ...accountOf(request) })
    done()
  })
}

/** The same for a path that can't be decoded, for which no hook runs. */
export function logUnroutable(request: FastifyRequest, reply: FastifyReply) {
  writeLine(request, { status: reply.statusCode })
}

interface Answered {
  /** Null when the client left. */
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
    // finds the same request among the traces
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

/** Passes the HTTP library's failures to our log; drops its lines about requests. */
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
