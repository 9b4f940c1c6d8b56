import type { FrozenEntry, KnownBirth } from './register.ts'

/** Somebody who is named in a contract or paid. */
export interface Screened {
  readonly name: string
  /** Null where it is not known. */
  readonly birth: Temporal.PlainDate | null
}

/**
 * The words of a name, by which two are compared: capitals without accents, parted by whatever is no letter or digit, in no
 * order, each once. « Élise d’Œuvre-Test » is D ELISE OEUVRE TEST.
 */
export function nameWords(name: string): readonly string[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('Œ', 'OE')
    .replaceAll('Æ', 'AE')
    .replaceAll('Ø', 'O')
    .replaceAll('Ł', 'L')
  return [...new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))].toSorted()
}

/**
 * Whether somebody may be whom an entry of the register names: all words of one name are in the other, two at least (all of
 * them for what is no person), and no birth that is known to both differs. When in doubt it is yes: a person looks.
 */
export function mayBe(somebody: Screened, entry: FrozenEntry): boolean {
  const words = nameWords(somebody.name)
  const isNamed = entry.names.some((name) =>
    isSameName(words, nameWords(name), entry.nature === 'person'),
  )
  if (!isNamed) return false
  const { birth } = somebody
  if (!birth || entry.births.length === 0) return true
  return entry.births.some((known) => isSameBirth(birth, known))
}

function isSameName(
  one: readonly string[],
  other: readonly string[],
  mayBeShorter: boolean,
): boolean {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one]
  if (fewer.length === 0 || !fewer.every((word) => more.includes(word))) return false
  return fewer.length === more.length || (mayBeShorter && fewer.length >= 2)
}

function isSameBirth(birth: Temporal.PlainDate, { year, month, day }: KnownBirth): boolean {
  return (
    birth.year === year &&
    (month === null || birth.month === month) &&
    (day === null || birth.day === day)
  )
}
