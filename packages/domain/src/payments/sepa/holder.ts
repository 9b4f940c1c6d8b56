import { sepaText } from './characters.ts'
import { SEPA_LIMITS } from './orders.ts'

/** Whose name a bank account should bear: as little of each as an account of Sillage knows. */
export interface Policyholder {
  readonly username: string
  readonly lastName: string
  /** That the contract was signed for. */
  readonly company: string | null
}

/**
 * Whether the holder of a bank account bears the name of the policyholder: every word of the last name, or of the company; where
 * no last name is known, one word of the username.
 *
 * Example: « M. ou Mme ROUSSEL » bears the name of Camille Roussel, « Lou Perrin » does not.
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

/** As banks write them: no accent, no sign, one case. */
function wordsOf(name: string): string[] {
  return sepaText(name, SEPA_LIMITS.text)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
}
