import type { FrozenEntry, KnownBirth } from './register.ts'

/** A person named in a contract or paid. */
export interface Screened {
  readonly name: string
  /** Null when unknown. */
  readonly birth: Temporal.PlainDate | null
}

/**
 * The words of a name, by which two names are compared: capitals without accents, split at anything but letters and
 * digits, each word once, order ignored. « Élise d’Œuvre-Test » is D ELISE OEUVRE TEST.
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
 * Whether a person may be the one in a register entry: all words of one name are in the other, at least two (all of
 * them when the entry is not a person), and no part of the birth known to both differs. When in doubt the result is
 * true: a person then checks.
 */
export function mayMatch(somebody: Screened, entry: FrozenEntry): boolean {
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
