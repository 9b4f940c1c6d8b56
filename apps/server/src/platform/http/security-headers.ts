import { paths } from '@sillage/wire/addresses.ts'
import type { FastifyInstance } from 'fastify'

/** Scripts, styles and connections of our own only; no inline script, no HTML sink. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** An answer of the API is no page of ours, whoever opens it as one. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

/**
 * Before anything is answered, so that no kind of answer goes without them. `isHttps`: whoever came once by https comes
 * back no other way, for a year.
 */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }) {
  app.addHook('onRequest', async (request, reply) => {
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000')
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    // the route that answers: an address may be written in many ways
    const { url = request.url } = request.routeOptions
    if (url.startsWith('/backend')) {
      reply.header('cache-control', 'no-store')
      reply.header('content-security-policy', NO_PAGE)
    } else {
      reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
      reply.header('cross-origin-opener-policy', 'same-origin')
      // the place of an accident is noted where somebody asks for it, and nowhere else
      const where = request.url.split('?')[0] === paths.statement ? 'self' : ''
      reply.header('permissions-policy', `camera=(), microphone=(), geolocation=(${where})`)
    }
  })
}
