import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { writeDay } from './birth.ts'
import { type Country, readCountry } from './country.ts'
import { checkLicenceAge, readLicenceDate, readLicenceNumber } from './licence.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'
import { type NamedPerson, readPeople } from './travellers.ts'

export interface Licence {
  readonly number: string
  readonly obtained: Temporal.PlainDate
  readonly country: Country
}

/** A driver other than the main driver. */
export interface NamedDriver extends NamedPerson {
  /** Null for a learner driving with an adult. */
  readonly licence: Licence | null
}

/** Written instead of a licence for a learner driving with an adult (code de la route, R211-5). */
export const LEARNING = 'conduite accompagnée'

const LICENCE = /^(?:permis\s+)?(\S[\w\s./-]*?)(?:\s+du\s+|\s*,\s*)([\d/.-]+)\s*,\s*([^,]+)$/iu

/**
 * Reads drivers from one line: name, date of birth, then number, date and country of the licence, or « conduite
 * accompagnée »; separated by semicolons. Refusals: those of a name, a date of birth, a licence and a country, and
 * `drivers.unread`.
 *
 * Example: `Inès Garnier, 02/03/1990, permis 13AA00002 du 12/06/2010, France ; Zoé Roussel, 03/03/2010, conduite
 * accompagnée`.
 */
export function readDrivers(
  typed: string,
  today: Temporal.PlainDate,
): Result<readonly NamedDriver[], Refusal> {
  const drivers: NamedDriver[] = []
  for (const line of typed.split(/[;\n]/u).filter((part) => part.trim() !== '')) {
    const read = readDriver(line, today)
    if (!read.ok) return read
    drivers.push(read.value)
  }
  return drivers.length > 0 ? ok(drivers) : unread()
}

function readDriver(line: string, today: Temporal.PlainDate): Result<NamedDriver, Refusal> {
  const [name = '', birth = '', ...rest] = line.split(',')
  const people = readPeople(`${name},${birth}`, today)
  if (!people.ok) return people
  const [person] = people.value
  if (!person) return unread()
  const shown = rest.join(',').trim()
  if (shown.toLocaleLowerCase('fr') === LEARNING) return ok({ ...person, licence: null })
  const [, number, date, from] = LICENCE.exec(shown) ?? []
  if (!number || !date || !from) return unread()
  const licence = readLicence({ number, date, from }, { person, today })
  return licence.ok ? ok({ ...person, licence: licence.value }) : licence
}

function readLicence(
  { number, date, from }: Readonly<Record<'number' | 'date' | 'from', string>>,
  { person, today }: { person: NamedPerson; today: Temporal.PlainDate },
): Result<Licence, Refusal> {
  const country = readCountry(from)
  if (!country.ok) return country
  const { code } = country.value
  const read = readLicenceNumber(number, code)
  if (!read.ok) return read
  const obtained = readLicenceDate(date, today)
  if (!obtained.ok) return obtained
  const allowed = checkLicenceAge({ ...person, obtained: obtained.value }, code)
  if (!allowed.ok) return allowed
  return ok({ number: read.value, obtained: obtained.value, country: country.value })
}

/** Writes drivers on one line, as `readDrivers` reads them and documents print them. */
export function writeDrivers(drivers: readonly NamedDriver[]): string {
  return drivers
    .map(({ name, birth, licence }) => `${name}, ${writeDay(birth)}, ${writeLicence(licence)}`)
    .join(' ; ')
}

function writeLicence(licence: Licence | null): string {
  if (!licence) return LEARNING
  return `permis ${licence.number} du ${writeDay(licence.obtained)}, ${licence.country.name}`
}

function unread() {
  return refused({ code: 'drivers.unread', message: SAY.driversUnread })
}
