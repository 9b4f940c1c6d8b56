import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

const SIGNS = /^[A-HJ-NPR-Z\d]{17}$/
/** Vehicles made for North America have a check digit in the ninth place; elsewhere any character is allowed there. */
const KEYED = /^[1-5]/
const VALUES: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
}
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/**
 * Reads a vehicle identification number (ISO 3779): 17 letters and digits without I, O and Q, spaces ignored. If the
 * maker's region requires a check digit in the ninth place (49 CFR 565.15), it must be correct. Refusals: `vin.unread`,
 * `vin.key`.
 *
 * Example: `vf1 rfb 00 357 123 456` is VF1RFB00357123456; 1M8GDM9AXKP042788 has the check digit X.
 */
export function readVin(typed: string): Result<string, Refusal> {
  const vin = typed.replaceAll(/[\s-]/gu, '').toUpperCase()
  if (!SIGNS.test(vin)) return refused({ code: 'vin.unread', message: SAY.vinUnread })
  if (KEYED.test(vin) && keyOf(vin) !== vin[8])
    return refused({ code: 'vin.key', message: SAY.vinKey })
  return ok(vin)
}

function keyOf(vin: string): string {
  const sum = vin
    .split('')
    .reduce((total, sign, at) => total + (VALUES[sign] ?? Number(sign)) * (WEIGHTS[at] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}
