import type { FastifyInstance, FastifyRequest } from 'fastify'
import { log } from '../log.ts'
import { DomainError } from './domain-error.ts'
import { MALFORMED } from './unreadable-request.ts'

const HOUR_MS = 3_600_000

/**
 * Checks made before any route: refuses a request that names two hosts, and warns about a proxy missing from the
 * settings.
 */
export function guardFrontDoor(app: FastifyInstance, clock: () => Temporal.Instant) {
  let quietUntil = 0
  app.addHook('onRequest', async (request) => {
    // a proxy may have routed by one host, and we by the other
    if (hasSeveralHosts(request.raw.rawHeaders) || asksOtherHost(request))
      throw new DomainError(MALFORMED)
    const now = clock().epochMilliseconds
    const unread = unreadHeader(request)
    if (unread === null || now < quietUntil) return
    quietUntil = now + HOUR_MS
    log('warn', 'settings', {
      message: `Reçu de ${request.socket.remoteAddress} un en-tête ${unread} qui n’est pas lu : seul X-Forwarded-For l’est, et d’une adresse de TRUSTED_PROXIES. Si c’est votre relais, tous ses visiteurs comptent pour une seule adresse.`,
    })
  })
}

function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  // names and values alternate; read in place, since every request passes here
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}

/** `GET http://elsewhere/ HTTP/1.1`: a proxy routes by the host of the target, we by the header. */
function asksOtherHost({ raw: { url = '', headers } }: FastifyRequest): boolean {
  if (!url.startsWith('http')) return false
  return !URL.canParse(url) || new URL(url).host !== headers.host?.toLowerCase()
}

/** The forwarding header sent by a proxy that the settings don't trust, or null. */
function unreadHeader({ headers, ips }: FastifyRequest): string | null {
  if ((ips?.length ?? 1) > 1) return null
  if ('x-forwarded-for' in headers) return 'X-Forwarded-For'
  return 'forwarded' in headers ? 'Forwarded' : null
}

/** Once stopping, closes each connection after its answer: the next request goes to another server. */
export function endConnections(app: FastifyInstance, isLeaving: () => boolean) {
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isLeaving()) reply.header('connection', 'close')
    done(null, payload)
  })
}
