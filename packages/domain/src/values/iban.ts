import { ok, type Refusal, type Result, refused } from './result.ts'

/** The length of an IBAN in each SEPA country and territory (ISO 13616 registry; EPC409-09). */
const SEPA_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

/** SEPA countries outside the EEA, where a debtor is named with a structured address (EPC 2025 rulebooks). */
const OUTSIDE_EEA: readonly string[] = [
  'AD',
  'AL',
  'CH',
  'GB',
  'GI',
  'MC',
  'MD',
  'ME',
  'MK',
  'RS',
  'SM',
  'VA',
]

const IBAN_MESSAGES = {
  missing: 'Indiquez l’IBAN\u00a0: il est sur le RIB.',
  country: 'Cet IBAN n’est pas d’un pays de l’espace SEPA.',
  length: (expected: number, given: number) =>
    `Un IBAN de ce pays compte ${expected} caractères\u202f; celui-ci en compte ${given}.`,
  notDebited:
    'Les comptes de ce pays, hors de l’Espace économique européen, ne peuvent pas être prélevés\u00a0: réglez par virement, ou indiquez un autre compte.',
  check: 'Cet IBAN contient une erreur\u00a0: recopiez-le depuis le RIB.',
} as const

/**
 * Reads an IBAN typed or pasted with any spaces and case, and returns it bare, checked by country, length and check
 * digits (ISO 7064, modulo 97). Refusals: `iban.missing`, `iban.country`, `iban.length`, `iban.check`.
 */
export function readIban(typed: string): Result<string, Refusal> {
  const iban = typed.replace(/[\s\p{Cf}.-]/gu, '').toUpperCase()
  if (iban === '') return refuse('iban.missing', IBAN_MESSAGES.missing)
  const length = SEPA_LENGTHS[iban.slice(0, 2)]
  if (length === undefined) return refuse('iban.country', IBAN_MESSAGES.country)
  if (iban.length !== length)
    return refuse('iban.length', IBAN_MESSAGES.length(length, iban.length))
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || !isKeyed(iban))
    return refuse('iban.check', IBAN_MESSAGES.check)
  return ok(iban)
}

/** Reads the IBAN of an account to debit: it must be of the European Economic Area. Refusals: those of `readIban`, `iban.not_debited`. */
export function readDebitedIban(typed: string): Result<string, Refusal> {
  const read = readIban(typed)
  return read.ok && OUTSIDE_EEA.includes(read.value.slice(0, 2))
    ? refuse('iban.not_debited', IBAN_MESSAGES.notDebited)
    : read
}

function refuse(code: string, message: string) {
  return refused({ code, message, path: 'iban' })
}

function isKeyed(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4)
  const digits = Array.from(turned, (one) => Number.parseInt(one, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** An IBAN in groups of four, as printed: « FR14 2004 1010 … ». */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/gu, '$1\u00a0')
}

/** A masked IBAN: its country and last four characters: « FR •••• 2606 ». */
export function maskedIban(country: string, last4: string): string {
  return `${country}\u00a0••••\u00a0${last4}`
}
