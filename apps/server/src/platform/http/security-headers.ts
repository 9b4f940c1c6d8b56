import { hash } from 'node:crypto'
import { paths } from '@sillage/wire/addresses.ts'
import type { FastifyInstance } from 'fastify'

/** Applies the theme chosen on this device before anything is drawn. Most public pages have no other inline script. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/**
 * Sends a signed-in visitor from the landing page to the application before it is drawn, which an external script would
 * do too late. A token that the server refuses costs a detour by the sign-in page.
 */
export const FIRST_SCRIPT = `${THEME_SCRIPT}try{const t=localStorage.getItem('accessToken').split('.')[1];if(JSON.parse(atob(t.replaceAll('-','+').replaceAll('_','/'))).exp>Date.now()/1e3){document.documentElement.hidden=true;location.replace('${paths.dashboard}')}}catch{}`

/**
 * Runs before anything else. Content rendered by the server is for a visitor, a customer or staff; for anybody else, or
 * with the menu folded, it stays hidden until the app has run. It also starts the page's first reads early; the app
 * picks up the answers (decision 200).
 */
export const READER_SCRIPT = `${THEME_SCRIPT}{const d=document.documentElement.dataset;let r='visitor',t=null;try{const s=localStorage.getItem('accessToken'),p=JSON.parse(atob(s.split('.')[1].replaceAll('-','+').replaceAll('_','/')));if(p.exp>Date.now()/1e3){t=s;r=p.role==='user'?'customer':'team'}}catch{}if(d.reader!==r||/sidebar_state=false/.test(document.cookie))d.reader='other';else if(d.reads&&!location.search)self.earlyReads={token:t,answers:new Map(d.reads.split(' ').map(a=>[a,fetch(a,{priority:'low',credentials:'same-origin',headers:t?{authorization:'Bearer '+t}:{}}).catch(()=>null)]))}}`

/** The only inline scripts allowed, by their hashes. */
export const FIRST_SCRIPT_SOURCE = sourceOf(FIRST_SCRIPT)
export const READER_SCRIPT_SOURCE = sourceOf(READER_SCRIPT)
export const THEME_SCRIPT_SOURCE = sourceOf(THEME_SCRIPT)

function sourceOf(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`
}

/** Allows our own scripts, styles and connections only, and no HTML sink; inline scripts by hash. */
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

const OF_APP = policyOf(READER_SCRIPT_SOURCE, THEME_SCRIPT_SOURCE)
const OF_HOME = policyOf(FIRST_SCRIPT_SOURCE)

/** For API answers, which must not act as a page even when opened as one. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

/** The pages that may ask for the position of an accident. */
const NOTING_PLACES: readonly string[] = [
  paths.statement,
  paths.claimOffline,
  paths.statementOffline,
]

/**
 * Scripts, styles and fonts obey the policies of the page that loads them: with their own, half a kilobyte each, a first
 * visit would be a twentieth longer.
 */
const PART_OF_PAGE = /^\/assets\/[\w-]+\.(?:css|js|woff2)$/

/** Set in onRequest, so that every kind of answer has them. `isHttps` adds HSTS for a year. */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }) {
  app.addHook('onRequest', async (request, reply) => {
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000')
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    // by the matched route, since an address can be written in many ways
    const { url = request.url } = request.routeOptions
    if (url.startsWith('/backend')) {
      reply.header('cache-control', 'no-store')
      reply.header('content-security-policy', NO_PAGE)
    } else {
      const [path = ''] = request.url.split('?')
      if (PART_OF_PAGE.test(path)) return
      reply.header('content-security-policy', path === paths.home ? OF_HOME : OF_APP)
      reply.header('cross-origin-opener-policy', 'same-origin')
      // geolocation is allowed only on the pages that ask for the place of an accident
      const where = NOTING_PLACES.includes(path) ? 'self' : ''
      reply.header('permissions-policy', `camera=(), microphone=(), geolocation=(${where})`)
    }
  })
}
