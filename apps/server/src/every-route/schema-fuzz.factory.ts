import * as fc from 'fast-check'
import { HOSTILE } from './hostile-bodies.factory.ts'

/** The subset of JSON Schema used by the wire contract. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

/** Meaningful values, which get a request further than noise does. */
const TEXTS = [
  '2026-11-21',
  '2027-02-30',
  '2026-11-21T10:00:00Z',
  'Voiture',
  'travel',
  'Vol',
  'pending',
  'Bonjour',
  'zoe@exemple.fr',
  'Paris',
  '17:45',
  'data:image/png;base64,iVBORw0KGgo=',
]

/** Mostly what a schema accepts, including its limits; sometimes anything at all. */
export function valuesOf(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: expected(schema, known) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

function expected(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((one) => valuesOf(one, known)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const { minimum = -1e6, maximum = 1e6 } = schema
  switch (schema.type) {
    case 'string':
      return fc.oneof(
        fc.constantFrom(...TEXTS, ...known),
        fc.string({ unit: 'binary', maxLength: Math.min(schema.maxLength ?? 60, 60) }),
        fc.constant('é'.repeat(Math.min(schema.maxLength ?? 300, 5000))),
      )
    case 'integer':
      return fc.oneof(
        fc.constantFrom(minimum, maximum),
        fc.maxSafeInteger(),
        fc.integer({ min: 0, max: 40 }),
      )
    case 'number':
      return fc.oneof(
        fc.constantFrom(minimum, maximum, 0.1 + 0.2),
        fc.double({ noNaN: true }),
        fc.integer({ min: 0, max: 40 }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known), {
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'object':
      return membersOf(schema, known)
    default:
      return fc.jsonValue()
  }
}

function membersOf({ properties = {}, required = [] }: Schema, known: readonly string[]) {
  const members = Object.entries(properties).map(([name, one]) => [name, valuesOf(one, known)])
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  const named = Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>
  const asked = required.filter((name) => name in properties)
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(named, { requiredKeys: asked }) },
    { weight: 2, arbitrary: fc.record(named, { requiredKeys: [...asked, ...optional] }) },
    { weight: 1, arbitrary: fc.record(named, { requiredKeys: [] }) },
  )
}
