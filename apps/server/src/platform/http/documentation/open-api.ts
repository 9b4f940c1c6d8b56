import { allRoutes } from '@sillage/wire/all-routes.ts'
import { problem } from '@sillage/wire/http/problem.ts'
import type { Route } from '@sillage/wire/http/route.ts'
import * as z from 'zod'

const schemaOf = (schema: Exclude<Route['reply'], string>, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12' })

const PROBLEM = {
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** OpenAPI 3.1 of every route, generated from the wire contract. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [room, routes] of Object.entries(allRoutes))
    for (const [name, route] of Object.entries<Route>(routes)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: operation({ room, name, route }),
      }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sillage',
      version: '0.1.0',
      description: 'Assurez vos trajets, mesurez leur empreinte.',
    },
    servers: [{ url: '/backend' }],
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  }
}

function operation({ room, name, route }: { room: string; name: string; route: Route }) {
  const params = [...route.path.matchAll(/:(\w+)/g)].map(([, param]) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    operationId: `${room}.${name}`,
    tags: [room],
    summary: route.summary,
    security:
      route.access === 'public'
        ? []
        : [...(route.access === 'optional' ? [{}] : []), { session: [] }],
    parameters: [...params, ...queryParameters(route), ...idempotencyHeader(route)],
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content:
              route.body === 'stream'
                ? { 'application/octet-stream': {} }
                : { 'application/json': { schema: schemaOf(route.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [route.reply === 'redirect' ? 303 : (route.status ?? 200)]: {
        description: route.summary,
        ...replyContent(route),
      },
      ...(route.presence
        ? {
            403: {
              description:
                'Code presence.required : la dernière preuve de présence date de plus de dix minutes (POST /auth/presence, ou une nouvelle connexion).',
              ...PROBLEM,
            },
          }
        : {}),
      default: { description: 'Refus', ...PROBLEM },
    },
  }
}

function replyContent(route: Route) {
  if (route.reply === 'none' || route.reply === 'redirect') return {}
  if (typeof route.reply === 'string') return { content: { [route.reply]: {} } }
  return { content: { 'application/json': { schema: schemaOf(route.reply, 'output') } } }
}

function queryParameters(route: Route) {
  if (!route.query) return []
  const { properties = {}, required = [] } = schemaOf(route.query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function idempotencyHeader(route: Route) {
  if (!route.idempotent) return []
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', minLength: 8, maxLength: 255 },
    },
  ]
}
