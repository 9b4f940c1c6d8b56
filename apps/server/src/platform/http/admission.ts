import { isOpenTo } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { addressBucket } from '@sillage/domain/accounts/limits/address-bucket.ts'
import { isPresent } from '@sillage/domain/accounts/presence.ts'
import { hasOneOf } from '@sillage/domain/accounts/roles.ts'
import type { Access } from '@sillage/wire/http/route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { forbidden, refuse } from './domain-error.ts'
import type { RequestContext, Session } from './request-context.ts'

export interface MountOptions {
  readonly database: Database
  readonly clock: () => Temporal.Instant
  /** Keys the digest by which an idempotent request is remembered. */
  readonly secret: string
  /** The public address; without it, the host of each request. */
  readonly publicOrigin?: string | null
  /** Finds the live session of a bearer token; null without a token. Throws 401 for a dead session. */
  readonly sessionOf: (request: FastifyRequest) => Promise<Session | null>
  /** Lifetime of a session without a call. */
  readonly idleSeconds: number
  /** The last live event this process knows; 0 while it follows none. */
  readonly livePosition: () => number
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

export function guard(access: Access, session: Session | null) {
  if (access === 'public' || access === 'optional') return
  if (!session)
    throw refuse({ code: 'session.required', message: 'Connectez-vous pour continuer.' }, 401)
  if (access === 'signedIn') return
  const { account } = session
  const isAdmitted =
    'capabilities' in access ? isOpenTo(account, access) : hasOneOf(account.role, access)
  if (!isAdmitted) throw forbidden()
}

/**
 * Throws 403 without a proof of presence in the last ten minutes. Called once the body is valid, so that nobody proves
 * presence for a wrong form, and before slow work.
 */
export function requirePresence({
  session,
  now,
}: Pick<RequestContext<Session | null>, 'session' | 'now'>) {
  const provedAt = Temporal.Instant.fromEpochMilliseconds(session?.presentAt.getTime() ?? 0)
  if (!isPresent({ provedAt, now }))
    throw refuse(
      {
        code: 'presence.required',
        message:
          'Votre connexion date de plus de dix minutes. Confirmez d’abord que c’est bien vous, ou reconnectez-vous.',
      },
      403,
    )
}

/** Anonymous visitors are counted by network, so that one can't queue for documents under many addresses. */
function waiterOf({ session, ip }: FastifyRequest): string {
  return session?.account.id ?? `anonyme ${addressBucket(ip)}`
}

export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: MountOptions,
): RequestContext<Session | null> {
  return {
    database: options.database,
    now: options.clock(),
    session: request.session,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    origin: options.publicOrigin ?? `${request.protocol}://${request.host}`,
    cookies: request.headers.cookie ?? '',
    header: (name) => request.headers[name]?.toString() ?? null,
    sendCookie: (cookie) => reply.header('set-cookie', cookie),
    linkNext: ({ page, limit }) =>
      reply.header('link', `<?page=${page}&limit=${limit}>; rel="next"`),
    waiter: { who: waiterOf(request), isGone: () => request.raw.socket.destroyed },
    lastEventId: request.headers['last-event-id']?.toString() ?? null,
  }
}
