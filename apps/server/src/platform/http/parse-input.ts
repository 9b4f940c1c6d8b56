import type { Route } from '@sillage/wire/http/route.ts'
import type * as z from 'zod'
import { DomainError } from './domain-error.ts'
import { standsAlone } from './sentences.ts'

/** Shown to a person; `errors` names the fields. */
const INVALID_REQUEST =
  'Une information manque ou n’a pas la forme attendue. Vérifiez votre saisie, puis réessayez.'

/** Parses a value by its schema; throws 400 with the path and sentence of each refused field. */
export function parse(schema: NonNullable<Route['query']>, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues
    .flatMap((issue) => fieldsOf(issue))
    .slice(0, 20)
    .map(({ path, message }) => ({ path: pathOf(path), message }))
  const telling = errors.find(({ message }) => standsAlone(message))
  throw new DomainError({
    status: 400,
    code: 'request.invalid',
    message: telling?.message ?? INVALID_REQUEST,
    errors,
  })
}

interface RefusedField {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/**
 * The fields that an issue refuses. Of a value that may have several shapes, those of the shape that it has, if only
 * one refuses its fields and not the value as a whole.
 */
function fieldsOf(issue: z.core.$ZodIssue): readonly RefusedField[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [within, another] = issue.errors.filter(
    (issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0),
  )
  if (!within || another) return [issue]
  return within
    .flatMap((one) => fieldsOf(one))
    .map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
}

/** `trips[0].origin`, the notation used by the domain's rules. */
function pathOf(parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`
    return path === '' ? String(part) : `${path}.${String(part)}`
  }, '')
}
