import { ACCOUNT_MESSAGES } from './accounts.messages.ts'

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

const PRODUCT = 'sillage'
/** Shorter names occur inside too many words. */
const SHORTEST_NAME = 4

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
/** A 1 can replace either letter: both readings are tried. */
const READINGS_OF_ONE = ['i', 'l'] as const

/**
 * Why a password would be among the first guesses, in French, or null: it contains the product's name, a name of its
 * owner or the local part of their address (or a piece of one, of 4 characters at least), or its core is a common
 * password. Case, accents, signs between letters and the usual digits for letters hide none of them.
 */
export function guessablePasswordError(
  password: string,
  { owner, common }: GuessContext,
): string | null {
  const holds = (word: string) =>
    READINGS_OF_ONE.some((one) => read(password, one).includes(read(word, one)))
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
  return [...new Set(READINGS_OF_ONE.map((one) => read(bare, one)))]
}

function namesOf({ email, names }: PasswordOwner): readonly string[] {
  const local = email.split(/[@+]/)[0] ?? ''
  return [local, ...names]
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .filter((name) => read(name, 'i').length >= SHORTEST_NAME)
}

function read(text: string, one: (typeof READINGS_OF_ONE)[number]): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[013457@$]/g, (sign) => LEET[sign] ?? one)
    .replace(/[^\p{L}\p{N}]/gu, '')
}
