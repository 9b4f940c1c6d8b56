import { ACCOUNT_MESSAGES } from '../accounts.messages.ts'
import { holdsWord, PRODUCT, READINGS_OF_ONE, readAs } from './readings.ts'

/** The person who chooses the password. */
export interface PasswordOwner {
  readonly email: string
  /** The user name, and the first and last name if they are known. */
  readonly names: readonly string[]
}

interface GuessContext {
  readonly owner: PasswordOwner
  /** Cores of common passwords: the list is kept on the server. */
  readonly common: ReadonlySet<string>
}

/** Shorter names occur inside too many words. */
const SHORTEST_NAME = 4

/**
 * Why a password would be among the first guesses, in French, or null: it contains the product's name, a name of its
 * owner or the local part of their address (or a piece of one, of 4 characters at least), or its core is a common
 * password. Case, accents, signs between letters and the usual digits for letters hide none of them.
 */
export function guessablePasswordError(
  password: string,
  { owner, common }: GuessContext,
): string | null {
  const holds = (word: string) => holdsWord(password, word)
  if (holds(PRODUCT)) return ACCOUNT_MESSAGES.passwordOfProduct
  if (namesOf(owner).some(holds)) return ACCOUNT_MESSAGES.passwordWithName
  return passwordCores(password).some((core) => common.has(core))
    ? ACCOUNT_MESSAGES.passwordCommon
    : null
}

/**
 * What remains of a password without the digits and signs around it, in each reading: « P@ssw0rd2026! » is « password
 * ».
 */
export function passwordCores(password: string): readonly string[] {
  const bare = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [...new Set(READINGS_OF_ONE.map((one) => readAs(bare, one)))]
}

function namesOf({ email, names }: PasswordOwner): readonly string[] {
  const local = email.split(/[@+]/)[0] ?? ''
  return [local, ...names]
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .filter((name) => readAs(name, 'i').length >= SHORTEST_NAME)
}
