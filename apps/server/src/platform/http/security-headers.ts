import { createHash } from 'node:crypto'
import { paths } from '@sillage/wire/addresses.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Who is signed in leaves the landing page before it is drawn: a file would come too late. The page itself tells apart what
 * this can't; a token that the server refuses costs a detour by the sign-in page, as it does there.
 */
export const FIRST_SCRIPT = `try{const t=localStorage.getItem('accessToken').split('.')[1];if(JSON.parse(atob(t.replaceAll('-','+').replaceAll('_','/'))).exp>Date.now()/1e3){document.documentElement.hidden=true;location.replace('${paths.dashboard}')}}catch{}`

/** The only script that may stand in a page, by its fingerprint. */
export const FIRST_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`

/** Scripts, styles and connections of our own only; no HTML sink. An inline script is named by its fingerprint. */
const policyOf = (...inline: readonly string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inline].join(' '),
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

const CONTENT_SECURITY_POLICY = policyOf()
const OF_HOME = policyOf(FIRST_SCRIPT_SOURCE)

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
      const [path] = request.url.split('?')
      reply.header(
        'content-security-policy',
        path === paths.home ? OF_HOME : CONTENT_SECURITY_POLICY,
      )
      reply.header('cross-origin-opener-policy', 'same-origin')
      // the place of an accident is noted where somebody asks for it, and nowhere else
      const where = path === paths.statement || path === paths.claimOffline ? 'self' : ''
      reply.header('permissions-policy', `camera=(), microphone=(), geolocation=(${where})`)
    }
  })
}
