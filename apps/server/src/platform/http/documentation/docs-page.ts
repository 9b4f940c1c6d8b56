import { allRoutes } from '@sillage/wire/all-routes.ts'
import { openedBy, type Route } from '@sillage/wire/http/route.ts'

const ACCESS = {
  public: 'tout le monde',
  optional: 'tout le monde',
  signedIn: 'session ouverte',
} as const

/** The API as a page to read. */
export function docsPage(): string {
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
