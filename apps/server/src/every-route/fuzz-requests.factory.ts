import type { Route } from '@sillage/wire/http/route.ts'
import * as fc from 'fast-check'
import * as z from 'zod'
import type { Answered } from '../platform/http/answer-fault.factory.ts'
import { write } from './hostile-bodies.factory.ts'
import { type Schema, valuesOf } from './schema-fuzz.factory.ts'

export interface FuzzRequest {
  readonly method: Route['method']
  /** With its query, relative to the service's base address. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer> | undefined
}

const schemaOf = (type: z.core.$ZodType) =>
  // the result of toJSONSchema is JSON Schema
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema

/** Random requests to a route, mostly valid by its schemas; `known` are ids and texts that exist on the server. */
export function requestsOf(route: Route, known: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const params = [...route.path.matchAll(/:\w+/g)]
  const bodies =
    route.body === 'stream'
      ? fc.uint8Array({ maxLength: 400 }).map((bytes) => Uint8Array.from(bytes))
      : route.body
        ? valuesOf(schemaOf(route.body), known).map(write)
        : fc.constant(undefined)
  return fc
    .record({
      params: fc.tuple(...params.map(() => fc.constantFrom(...known))),
      query: route.query ? valuesOf(schemaOf(route.query), known) : fc.constant({}),
      body: bodies,
      key: fc.option(fc.uuid(), { nil: undefined }),
    })
    .map(({ params: named, query, body, key }) => {
      const values = [...named]
      const path = route.path.replace(/:\w+/g, () => encodeURIComponent(values.shift() ?? ''))
      return {
        method: route.method,
        path: `${path}?${queryOf(query)}`,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body,
      }
    })
}

/** Sends a request, with or without a token. */
export async function sendFuzz(
  origin: string,
  { method, path, headers, body }: FuzzRequest,
  token: string | null,
): Promise<Answered> {
  const leaving = new AbortController()
  const answer = await fetch(`${origin}/backend${path}`, {
    method,
    redirect: 'manual',
    signal: leaving.signal,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body }),
  })
  const { status } = answer
  const type = answer.headers.get('content-type')
  if (type?.startsWith('text/event-stream')) {
    leaving.abort()
    return { status, type, text: null }
  }
  return { status, type, text: await answer.text() }
}

const queryOf = (query: unknown) =>
  query !== null && typeof query === 'object'
    ? new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, wellFormed(value)]),
      ).toString()
    : ''

const wellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
