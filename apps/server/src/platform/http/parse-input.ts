import type { Route } from '@sillage/wire/http/route.ts'
import { DomainError } from './domain-error.ts'
import { standsAlone } from './sentences.ts'

/** Shown to a person; `errors` names the fields. */
const INVALID_REQUEST =
  'Une information manque ou n’a pas la forme attendue. Vérifiez votre saisie, puis réessayez.'

/** Parses a value by its schema; throws 400 with the path and sentence of each refused field. */
export function parse(schema: NonNullable<Route['query']>, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.slice(0, 20).map((issue) => ({
    path: pathOf(issue.path),
    message: issue.message,
  }))
  const telling = errors.find(({ message }) => standsAlone(message))
  throw new DomainError({
    status: 400,
    code: 'request.invalid',
    message: telling?.message ?? INVALID_REQUEST,
    errors,
  })
}

/** `trips[0].origin`, the notation used by the domain's rules. */
function pathOf(parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`
    return path === '' ? String(part) : `${path}.${String(part)}`
  }, '')
}
