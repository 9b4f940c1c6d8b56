import { folded } from '../../values/folded.ts'
import type { NamedPerson } from './travellers.ts'

/** Who is named a second time, in whatever order of the names, with accents or without; null when everybody is named once. */
export function namedTwice(people: readonly NamedPerson[]): NamedPerson | null {
  const keys = people.map(({ name, birth }) =>
    [...folded(name).split(/\s+/u).toSorted(), birth.toString()].join(' '),
  )
  return people[keys.findIndex((key, at) => keys.indexOf(key) < at)] ?? null
}
