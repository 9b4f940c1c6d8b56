import { isEmail } from '../accounts/email.ts'
import type { Refusal } from '../values/result.ts'
import { REGISTER_MESSAGES as SAY } from './register.messages.ts'

/** Somebody who complains without an account, as the team records them. */
export interface Correspondent {
  readonly name: string
  /** What follows the name on an envelope, line by line; null without a postal address. */
  readonly address: string | null
  readonly email: string | null
}

/** With the name, the six lines of an envelope (NF Z 10-011). */
const MOST_LINES = 5

/** The lines of a postal address, without the empty ones. */
export function envelopeLines(address: string): string[] {
  return address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/**
 * Why a person without an account can't be answered, or null. Refusals: `complaint.unreachable` without any address,
 * `complaint.correspondent_email` and `complaint.correspondent_address` for one that can't be right.
 */
export function correspondentRefusal({ address, email }: Correspondent): Refusal | null {
  const lines = envelopeLines(address ?? '')
  if (lines.length === 0 && email === null)
    return {
      code: 'complaint.unreachable',
      message: SAY.unreachable,
      path: 'address',
    }
  if (email !== null && !isEmail(email))
    return {
      code: 'complaint.correspondent_email',
      message: SAY.email,
      path: 'email',
    }
  if (lines.length > MOST_LINES)
    return {
      code: 'complaint.correspondent_address',
      message: SAY.address(MOST_LINES),
      path: 'address',
    }
  return null
}

/** At least as many characters of a number as papers and screens show. */
const NUMBER = /^[0-9a-f]{8,32}$/

/** The first characters of the number of a contract or a claim, however it is typed; null when it can't be one. */
export function readNumber(typed: string): string | null {
  const bare = typed.toLowerCase().replaceAll(/n°|[\s-]/g, '')
  return NUMBER.test(bare) ? bare : null
}
