import type { Route } from '@sillage/wire/route.ts'
import { DomainError } from './domain-error.ts'

/** Reads what was sent by its schema; 400 with the path and the sentence of each field that it refuses. */
export function parse(schema: NonNullable<Route['query']>, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.slice(0, 20).map((issue) => ({
    path: pathOf(issue.path),
    message: issue.message,
  }))
  throw new DomainError({
    status: 400,
    code: 'request.invalid',
    message: errors[0]?.path
      ? `Champ « ${errors[0].path} » : ${errors[0].message}`
      : 'La demande est incomplète ou mal formée.',
    errors,
  })
}

/** `trips[0].origin`, as the rules of the domain write their paths. */
function pathOf(parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`
    return path === '' ? String(part) : `${path}.${String(part)}`
  }, '')
}
