import { sepaText } from './characters.ts'
import { SEPA_LIMITS } from './orders.ts'

/**
 * The policyholder's names, for comparison with the holder of a bank account: no more than an account of Sillage has.
 */
export interface Policyholder {
  readonly username: string
  readonly lastName: string
  /** The company that the contract was signed for. */
  readonly company: string | null
}

/**
 * Whether the holder of a bank account matches the policyholder: it contains every word of the last name, or of the
 * company; when no last name is known, one word of the username.
 *
 * Example: « M. ou Mme ROUSSEL » matches Camille Roussel, « Lou Perrin » doesn't.
 */
export function bearsNameOf(
  holder: string,
  { username, lastName, company }: Policyholder,
): boolean {
  const held = new Set(wordsOf(holder))
  const isWhole = (name: string) => {
    const words = wordsOf(name)
    return words.length > 0 && words.every((word) => held.has(word))
  }
  if (company !== null && isWhole(company)) return true
  return wordsOf(lastName).length > 0
    ? isWhole(lastName)
    : wordsOf(username).some((word) => word.length > 1 && held.has(word))
}

/** The words as banks write them: no accents, no signs, one case. */
function wordsOf(name: string): string[] {
  return sepaText(name, SEPA_LIMITS.text)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
}
