import { readFormatted } from '../subscription/people/answer-formats.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'

/** The civil identity of an account holder, as contracts need it: kept in the profile so that it is asked only once. */
export interface Person {
  /** `14/05/1988` */
  readonly birthDate: string
  readonly birthPlace: string
  readonly phone: string
}

const FORMATS = { birthDate: 'birth_date', birthPlace: 'birth_place', phone: 'phone' } as const

/** Reads a person. Refuses with one sentence for each part that can't be read, at path `person.` and the part. */
export function readPerson(
  typed: Person,
  today: Temporal.PlainDate,
): Result<Person, readonly Refusal[]> {
  const read = (part: keyof Person) => readFormatted(FORMATS[part], typed[part], today)
  const [birthDate, birthPlace, phone] = [read('birthDate'), read('birthPlace'), read('phone')]
  if (birthDate.ok && birthPlace.ok && phone.ok)
    return ok({ birthDate: birthDate.value, birthPlace: birthPlace.value, phone: phone.value })
  return refused(
    Object.entries({ birthDate, birthPlace, phone }).flatMap(([part, one]) =>
      one.ok ? [] : [{ ...one.error, path: `person.${part}` }],
    ),
  )
}

export interface Names {
  readonly firstName: string
  readonly lastName: string
}

/**
 * First and last name from a user name, since registration asks for no other: `camille.roussel` becomes Camille
 * Roussel, `zoe` Zoe without a last name. Words with capitals are kept as they are (`Éloïse d'Œuvre-Guyen`). People can
 * correct them in the profile.
 */
export function namesFromUsername(username: string): Names {
  const words = username.split(/[\s._]+/u).filter(Boolean)
  const isPlain = username === username.toLocaleLowerCase('fr')
  const [first = username, ...rest] = isPlain ? words.map(capitalise) : words
  return { firstName: first, lastName: rest.join(' ') }
}

/** Whether these names were never given: they come from the user name, or there is no last name. */
export function areNamesGuessed(names: Names & { readonly username: string }): boolean {
  const guessed = namesFromUsername(names.username)
  const isSame = guessed.firstName === names.firstName && guessed.lastName === names.lastName
  return isSame || names.lastName === ''
}

function capitalise(word: string): string {
  return word.charAt(0).toLocaleUpperCase('fr') + word.slice(1)
}
