import { channel } from 'node:diagnostics_channel'
import { hash, verify } from '@node-rs/argon2'
import { mustHoldNoConnection } from '../platform/database/database.ts'

/** OWASP's argon2id setting: 19 MiB, two passes (9 to 12 ms measured). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let before: Promise<unknown> = Promise.resolve()

/** One at a time: many sign-ins at once would take every core, and the threads used to read files and resolve names. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = before.then(work, work)
  before = mine
  return mine
}

/** argon2id, the library's default algorithm; takes any length without truncation. */
export function hashPassword(password: string): Promise<string> {
  mustHoldNoConnection('Hashing a password')
  return inTurn(() => hash(password, OPTIONS))
}

/** Publishes the cost of each check, nothing about the password; a test counts the checks. */
export const PASSWORD_CHECKS = channel('sillage.password.checked')

let decoy: Promise<string> | undefined

/** Whether a password matches a hash. Without one (unknown account) it checks a decoy, which takes as long. */
export async function passwordFits(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  mustHoldNoConnection('Checking a password')
  decoy ??= hashPassword('nobody has this password')
  const against = passwordHash ?? (await decoy)
  const fits = await inTurn(() => verify(against, password))
  PASSWORD_CHECKS.publish(against.split('$', 4).join('$'))
  return fits && passwordHash !== null
}
