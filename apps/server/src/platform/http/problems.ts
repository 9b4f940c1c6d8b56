import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isSilence, isStalePlan } from '../database/trusted-pool.ts'
import { DomainError, notFound } from './domain-error.ts'
import { NO_PAGE } from './security-headers.ts'

/** Errors raised by Fastify before a handler runs. */
const TRANSPORT = {
  413: { code: 'request.too_large', message: 'La demande est trop volumineuse.' },
  415: { code: 'request.media_type', message: 'Le corps de la demande doit être du JSON.' },
  400: { code: 'request.malformed', message: 'La demande est mal formée.' },
} as const

/** PostgreSQL can't serve now: no connection, too many, shutting down, disk full, deadlock, timeout. */
const UNAVAILABLE = /^(ECONN|EPIPE|57P0|57014|53|08|25P03|40P01|40001|55P03)/
/** The disk for files is full. */
const DISK_FULL = /^(ENOSPC|EDQUOT|EFBIG)$/
/** The driver's messages for a lost connection, which have no code. */
const LOST =
  /^Connection terminated|not queryable$|^timeout (?:exceeded when trying to connect|expired)$/

/** The one place where an error becomes an answer. */
export function sendProblem(
  error: FastifyError | DomainError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = toDomainError(error)
  if (!refusal || isDiskFull(error))
    request.log.error({ err: error, requestId: request.id }, 'unexpected error')
  const status = refusal?.status ?? 500
  request.problem = {
    code: refusal?.code ?? 'internal',
    ...(refusal && refusal !== error ? { cause: causeOf(error) } : {}),
  }
  if (refusal?.retryAfter) reply.header('retry-after', String(refusal.retryAfter))
  // no hook ran for a path that can't be decoded, so the headers are set here
  reply
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NO_PAGE)
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code: refusal?.code ?? 'internal',
    message: refusal?.message ?? `Une erreur est survenue. Référence : ${request.id}`,
    ...(refusal && refusal.errors.length > 0 ? { errors: refusal.errors } : {}),
    ...(refusal ? refusal.extra : { request_id: request.id }),
  }
  return reply.status(status).type('application/problem+json').serializer(JSON.stringify).send(body)
}

/** The code or the name of an error, never its message, which may quote the data it failed on. */
function causeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

function isUnavailable(error: Error, code: string): boolean {
  // a missing socket file; any other missing file is a mistake of ours
  const isSocket = 'syscall' in error && error.syscall === 'connect'
  const isPassing = UNAVAILABLE.test(code) || isSilence(error) || isStalePlan(error)
  return isPassing || (isSocket && code !== '') || LOST.test(error.message)
}

/** Only the operator can fix this, so it is logged too. */
function isDiskFull(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && DISK_FULL.test(error.code)
}

/** The refusal that an error stands for; null for a bug. */
export function toDomainError(error: FastifyError | DomainError | Error): DomainError | null {
  if (error instanceof DomainError) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (isUnavailable(error, code) || isDiskFull(error))
    return new DomainError({
      status: 503,
      code: 'unavailable',
      message: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
      retryAfter: 5,
    })
  if (!code.startsWith('FST_') && !(error instanceof SyntaxError)) return null
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return notFound()
  const status = 'statusCode' in error ? error.statusCode : 400
  if (typeof status !== 'number' || status >= 500) return null
  if (status === 413 || status === 415) return new DomainError({ status, ...TRANSPORT[status] })
  return new DomainError({ status: 400, ...TRANSPORT[400] })
}
