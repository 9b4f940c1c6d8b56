import { createHmac } from 'node:crypto'
import { addressBucket } from '@sillage/domain/accounts/limits/address-bucket.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogSecurityEvent, SecurityEvent } from '../security-log.ts'
import { DomainError } from './domain-error.ts'

/**
 * So many distinct ids not found (or not the caller's) within the window mean that somebody is searching for valid
 * ones.
 */
const SWEEP = 20
const WINDOW_MS = 600_000
/** Beyond this number, the oldest is forgotten. */
const MOST_CALLERS = 10_000

interface Watched {
  readonly tell: LogSecurityEvent
  /** Keys the pseudonyms of network addresses. */
  readonly key: string
  /** The account that a request's token was signed for; null without a valid token. */
  readonly accountOf: (request: FastifyRequest) => string | null
}

/** Reports refusals that an operator may have to look at. Call it before the routes are mounted. */
export function watchRefusals(app: FastifyInstance, { tell, key, accountOf }: Watched) {
  const isSweep = createSweeps()
  app.addHook('onError', async (request, _, error) => {
    if (!(error instanceof DomainError)) return
    const account = request.session?.account.id ?? accountOf(request)
    const bucket = addressBucket(request.ip)
    const event = eventOf(error, request, account)
    const isFound = event ?? (isSweep(account ?? bucket, missedId(error, request)) && 'ids.swept')
    if (!isFound) return
    tell({
      event: isFound,
      code: error.code,
      call: `${request.method} ${request.routeOptions.url ?? ''}`,
      account,
      address: createHmac('sha256', key).update(bucket).digest('base64url').slice(0, 16),
      request: request.id,
    })
  })
}

function eventOf(
  { status }: DomainError,
  request: FastifyRequest,
  account: string | null,
): SecurityEvent['event'] | null {
  if (status === 403) return 'access.refused'
  if (status === 429) return 'throttled'
  if (status !== 401) return null
  if (request.routeOptions.config.route?.access === 'public') return 'sign_in.refused'
  const { authorization } = request.headers
  // an expired token is what every browser sends after a night, so it is not reported
  return authorization && account === null && !isOld(authorization) ? 'token.forged' : null
}

/** Whether a token says that it has expired. Nothing is gained by forging that. */
function isOld(authorization: string): boolean {
  const [, payload = ''] = authorization.split('.')
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const exp = claims instanceof Object && 'exp' in claims ? Number(claims.exp) : Number.NaN
    return exp * 1000 < Date.now()
  } catch {
    return false
  }
}

function missedId({ status }: DomainError, { params }: FastifyRequest): string | null {
  const names: unknown[] = Object.values(params ?? {})
  return status === 404 && names.length > 0 ? names.join(' ') : null
}

/**
 * Returns a function that counts a caller's misses and returns whether they now make a sweep; the count then restarts.
 */
function createSweeps() {
  const callers = new Map<string, { readonly since: number; readonly missed: Set<string> }>()
  return (caller: string, id: string | null): boolean => {
    if (id === null) return false
    const now = performance.now()
    const known = callers.get(caller)
    const current =
      known && now - known.since < WINDOW_MS ? known : { since: now, missed: new Set<string>() }
    current.missed.add(id.slice(0, 100))
    callers.set(caller, current)
    const isSweep = current.missed.size >= SWEEP
    const [first] = callers.size > MOST_CALLERS ? callers.keys() : []
    if (isSweep) callers.delete(caller)
    else if (first !== undefined) callers.delete(first)
    return isSweep
  }
}
