import { allRoutes } from '@sillage/wire/all-routes.ts'
import { openedBy, type Route } from '@sillage/wire/http/route.ts'
import { page, table } from './markdown.ts'

export function routesPage(): string {
  return page(
    'Calls of the API',
    'Every route of [packages/wire](../packages/wire/src/all-routes.ts), below `/backend`. Bodies and answers in full: [openapi.json](openapi.json), which a running server also answers at `/backend/docs/openapi.json`, with a page to read at `/backend/docs`. The weight is what a call takes of its caller’s budget ([decision 076](decisions/076-a-budget-for-each-caller.md)); *present* asks for a proof of presence within ten minutes ([decision 069](decisions/069-presence-before-a-signature.md)).',
    Object.entries(allRoutes).flatMap(([room, routes]) => [
      `## ${room}`,
      table(
        ['call', 'access', 'what it does', 'success', '`Idempotency-Key`', 'weight'],
        Object.values<Route>(routes).map((route) => [
          `\`${route.method} ${route.path}\``,
          accessText(route),
          route.summary,
          successOf(route),
          route.idempotent ? 'yes' : '',
          String(route.weight ?? 1),
        ]),
      ),
    ]),
  )
}

function accessText({ access, presence }: Route): string {
  const text = typeof access === 'string' ? access : openedBy(access).join(', ')
  return presence ? `${text}, present` : text
}

function successOf({ status, reply }: Route): string {
  if (reply === 'redirect') return '303'
  const type = typeof reply === 'string' ? (reply === 'none' ? '' : reply) : 'JSON'
  return `${status ?? 200} ${type}`.trim()
}
