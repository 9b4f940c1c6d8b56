import type { Route } from '@sillage/wire/route.ts'
import * as z from 'zod'

type Json = { [key: string]: unknown }

/**
 * The JSON schema that Fastify compiles a reply's serialiser from. `additionalProperties: false`
 * goes: undeclared fields are stripped anyway, and a union member with one would answer 500.
 */
export function replySchema(schema: Exclude<Route['reply'], string>): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
  }) as Json
  return withoutAdditional(json) as Json
}

function withoutAdditional(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutAdditional)
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'additionalProperties')
      .map(([key, value]) => [key, withoutAdditional(value)]),
  )
}
