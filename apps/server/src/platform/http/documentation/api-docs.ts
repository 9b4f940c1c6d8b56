import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { openApi } from './open-api.ts'

/** The description, 36 ms of work, is written once: routes don't change while the server runs. */
let description: { readonly plain: Buffer; readonly packed: Buffer } | null = null

/** Serves the API's description as a page and as OpenAPI 3.1. */
export function serveApiDocs(api: FastifyInstance) {
  const config = { route: { access: 'public', weight: 2 } } as const
  api.get('/docs', { config }, (_, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage()),
  )
  api.get('/docs/openapi.json', { config }, ({ headers }, reply) => {
    const { plain, packed } = (description ??= describe())
    reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding')
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(plain)
    return reply.header('content-encoding', 'gzip').send(packed)
  })
}

function describe() {
  const plain = Buffer.from(JSON.stringify(openApi()))
  return { plain, packed: gzipSync(plain) }
}
