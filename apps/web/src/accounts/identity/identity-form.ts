import type { FieldErrors } from '@sillage/domain/accounts/login.ts'
import { type Person, readPerson } from '@sillage/domain/accounts/person.ts'

export const NOBODY: Person = { birthDate: '', birthPlace: '', phone: '' }

/** The message of each invalid field, by the same rules as the server. */
export function identityErrors(form: Person, today: Temporal.PlainDate): FieldErrors<Person> {
  const read = readPerson(form, today)
  if (read.ok) return {}
  return Object.fromEntries(
    read.error.map(({ path = '', message }) => [path.replace('person.', ''), message]),
  )
}
