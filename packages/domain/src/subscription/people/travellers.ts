import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { readBirthDate, writeDay } from './birth.ts'
import { readLegalName } from './legal-name.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

/** A person named in a contract. */
export interface NamedPerson {
  readonly name: string
  readonly birth: Temporal.PlainDate
}

/**
 * Reads people from one line: name, date of birth, separated by semicolons. Refusals: those of a name and of a date of
 * birth, and `people.unread`.
 *
 * Example: `Camille Roussel, 14/05/1988 ; Inès Garnier, 02/03/1990`.
 */
export function readPeople(
  typed: string,
  today: Temporal.PlainDate,
): Result<readonly NamedPerson[], Refusal> {
  const people: NamedPerson[] = []
  for (const line of typed.split(/[;\n]/u).filter((part) => part.trim() !== '')) {
    const [name = '', birth, ...rest] = line.split(',')
    if (birth === undefined || rest.length > 0)
      return refused({ code: 'people.unread', message: SAY.travellersUnread })
    const named = readLegalName(name)
    if (!named.ok) return named
    const born = readBirthDate(birth, today)
    if (!born.ok) return born
    people.push({ name: named.value, birth: born.value })
  }
  return people.length > 0
    ? ok(people)
    : refused({ code: 'people.unread', message: SAY.travellersUnread })
}

/** Writes people on one line, as `readPeople` reads them. */
export function writePeople(people: readonly NamedPerson[]): string {
  return people.map(({ name, birth }) => `${name}, ${writeDay(birth)}`).join(' ; ')
}
