import { gzipSync } from 'node:zlib'
import { allRoutes } from '@sillage/wire/all-routes.ts'
import { openedBy, type Route } from '@sillage/wire/http/route.ts'
import type { FastifyInstance } from 'fastify'
import { openApi } from './open-api.ts'

const ACCESS = {
  public: 'tout le monde',
  optional: 'tout le monde',
  signedIn: 'session ouverte',
} as const

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

/** The API as a page to read. */
function docsPage(): string {
  const rooms = Object.entries(allRoutes).map(([room, routes]) => {
    const rows = Object.values<Route>(routes).map(
      (route) =>
        `<tr><td><code>${route.method}</code></td><td><code>/backend${route.path}</code></td><td>${route.summary}</td><td>${accessOf(route)}</td></tr>`,
    )
    return `<h2>${room}</h2><table><thead><tr><th scope="col">Méthode</th><th scope="col">Chemin</th><th scope="col">Rôle de l’appel</th><th scope="col">Accès</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  })
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API · Sillage</title></head><body><main><h1>API de Sillage</h1><p>Description complète : <a href="/backend/docs/openapi.json">OpenAPI 3.1</a>.</p>${rooms.join('')}</main></body></html>`
}

function accessOf({ access }: Route): string {
  return typeof access === 'string' ? ACCESS[access] : openedBy(access).join(', ')
}
