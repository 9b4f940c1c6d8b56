import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insurer } from '@sillage/domain/documents/insurer.ts'
import type { FastifyInstance } from 'fastify'

const DAY = 'public, max-age=86400'
/** Revalidated at each use, so that deployments take effect at once. */
const FRESH = 'no-cache'

const FILES = [
  ['favicon.svg', 'image/svg+xml', DAY],
  ['icon-192.png', 'image/png', DAY],
  ['icon-512.png', 'image/png', DAY],
  ['icon-maskable-512.png', 'image/png', DAY],
  ['icon-apple-180.png', 'image/png', DAY],
  ['manifest.webmanifest', 'application/manifest+json', FRESH],
  ['offline.html', 'text/html; charset=utf-8', FRESH],
  ['offline-claim.html', 'text/html; charset=utf-8', FRESH],
  ['offline-statement.html', 'text/html; charset=utf-8', FRESH],
  ['offline.css', 'text/css; charset=utf-8', FRESH],
  ['offline.js', 'text/javascript; charset=utf-8', FRESH],
] as const

/** Serves what makes the app installable, and the pages that it opens offline. */
export function serveSiteFiles(app: FastifyInstance, dist: string) {
  for (const [name, type, caching] of FILES)
    app.get(`/${name}`, (_, reply) =>
      reply.header('cache-control', caching).type(type).send(contentOf(dist, name)),
    )
  app.get('/sw.js', (_, reply) =>
    reply
      .header('cache-control', FRESH)
      .type('text/javascript; charset=utf-8')
      .send(`${readFileSync(join(dist, 'sw.js'), 'utf8')}\n// ${versionOf(dist)}\n`),
  )
}

function contentOf(dist: string, name: string): Buffer | string {
  const bytes = readFileSync(join(dist, name))
  if (!name.endsWith('.html')) return bytes
  const { assistancePhone } = insurer
  return bytes
    .toString('utf8')
    .replaceAll('{{assistance}}', assistancePhone)
    .replaceAll('{{assistanceDialled}}', assistancePhone.replaceAll(/\s/g, ''))
}

/**
 * Version of the files cached by the service worker: a browser only refreshes them when the worker itself has changed.
 */
function versionOf(dist: string): string {
  const hash = createHash('sha256')
  for (const [name] of FILES) hash.update(contentOf(dist, name))
  return hash.digest('hex').slice(0, 16)
}
