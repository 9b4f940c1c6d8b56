import { folded } from '../../values/folded.ts'
import type { NamedPerson } from './travellers.ts'

/**
 * The first person named a second time, ignoring accents and the order of the names; null when everyone is named once.
 */
export function namedTwice(people: readonly NamedPerson[]): NamedPerson | null {
  const keys = people.map(({ name, birth }) =>
    [...folded(name).split(/\s+/u).toSorted(), birth.toString()].join(' '),
  )
  return people[keys.findIndex((key, at) => keys.indexOf(key) < at)] ?? null
}
