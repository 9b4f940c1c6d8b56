import { expect, test } from 'vitest'
import { openApi } from './open-api.ts'

/** A call in the document, as its readers get it (through JSON). */
const operation = (path: string, method: string) =>
  JSON.parse(JSON.stringify(openApi().paths[path]?.[method] ?? null))

test('the OpenAPI document has a title, a version, its servers and the session scheme', () => {
  expect(openApi()).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Sillage', version: '0.1.0', description: expect.stringContaining('trajets') },
    servers: [{ url: '/backend' }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  })
})

test('path parameters have their full names, and are required', () => {
  expect(operation('/messages/{claimId}', 'get').parameters[0]).toEqual({
    name: 'claimId',
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })
})

test('query parameters are marked required or optional', () => {
  const { parameters } = operation('/search', 'get')
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'city', in: 'query', required: true }),
  )
  expect(operation('/complaints/all', 'get').parameters).toContainEqual(
    expect.objectContaining({ name: 'page', in: 'query', required: false }),
  )
})

test('a creation documents its Idempotency-Key, and no other call does', () => {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 8, maxLength: 255 },
  }
  expect(operation('/complaints', 'post').parameters).toEqual([key])
  expect(operation('/complaints', 'get').parameters).toEqual([])
})

test('a call documents whether it needs, accepts or ignores a session', () => {
  expect(operation('/auth/login', 'post').security).toEqual([])
  expect(operation('/auth/register', 'post').security).toEqual([{}, { session: [] }])
  expect(operation('/auth/me', 'get').security).toEqual([{ session: [] }])
})

test('a request body is documented as JSON with a schema, or as bytes', () => {
  expect(operation('/complaints', 'post').requestBody).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { required: ['subject', 'message'] } } },
  })
  const bytes = Object.values(openApi().paths).flatMap((methods) => Object.values(methods))
  expect(JSON.stringify(bytes)).toContain('"content":{"application/octet-stream":{}}')
  expect(operation('/complaints', 'get')).not.toHaveProperty('requestBody')
})

test('an answer is documented as JSON, a file, nothing or a redirect, and any refusal as a problem', () => {
  expect(operation('/complaints', 'post').responses).toMatchObject({
    201: {
      description: 'Faire une réclamation',
      content: { 'application/json': { schema: { type: 'object' } } },
    },
    default: {
      description: 'Refus',
      content: {
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      },
    },
  })
  expect(operation('/auth/logout', 'post').responses['204']).toEqual({
    description: expect.any(String),
  })
  expect(operation('/auth/oidc', 'get').responses['303']).toEqual({
    description: expect.any(String),
  })
  expect(operation('/finance/journal.csv', 'get').responses['200']).toMatchObject({
    content: { 'text/csv': {} },
  })
})

test('a signature documents that a proof of presence may be required', () => {
  expect(operation('/contracts/', 'post').responses['403'].description).toContain(
    'presence.required',
  )
  expect(operation('/complaints', 'post').responses).not.toHaveProperty('403')
})
