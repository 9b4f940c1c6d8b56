import { folded } from '../values/folded.ts'

const MOST_WORDS = 6
/** Shorter words occur in too many names to be useful. */
const SHORTEST_WORD = 2

/** French plates since 2009, and the older ones: a plate is one word, however it is spaced. */
const PLATE =
  /\b([a-z]{2})[ -]?(\d{3})[ -]?([a-z]{2})\b|\b(\d{1,4})[ -]?([a-z]{1,3})[ -]?(\d{2,3})\b/giu
/** Groups of digits that form one number: a phone number, a SIREN. */
const GROUPED = /(?<![\p{L}\d])\+?\d+(?:[ .]\d+)+(?![\p{L}\d])/gu
/** The reference of a payment: the contract's twelve characters and a rank, however they are spaced. */
const PAYMENT = /\bRF\d{2}(?: ?[0-9A-F]{4}){3} ?\d{2}\b/giu
/** The number of a registered letter, however it is spaced. */
const LETTER = /\b\d[A-Z](?: ?\d){11}\b/giu
const ABROAD = /^\+?(?:33|0033)(?=[1-9]\d{8}$)/

/** What staff typed to find a customer, sorted by what each word may be. */
export interface Search {
  /** Parts of names, companies and addresses, without case or accents. */
  readonly names: readonly string[]
  /** Parts of plates, phone numbers, SIREN, and contract and claim numbers: only capitals and digits. */
  readonly codes: readonly string[]
  /** Whole references of payments and numbers of registered letters, as a caller reads them from a paper. */
  readonly papers: readonly string[]
}

/**
 * Reads a search. A word with a digit is a code, unless it is an e-mail address; a French phone number in international
 * form is turned into the national one. At most six words, of at least two characters.
 */
export function readSearch(typed: string): Search {
  const codes: string[] = []
  const take = (text: string) => {
    codes.push(text)
    return ' '
  }
  const papers: string[] = []
  const keep = (text: string) => {
    papers.push(codeOf(text))
    return ' '
  }
  const rest = typed
    .normalize('NFKC')
    .replace(PAYMENT, keep)
    .replace(LETTER, keep)
    .replace(PLATE, (plate) => take(plate))
    .replace(GROUPED, (number) => take(number))
  const words = rest.split(/[\s,;()]+/u).filter((word) => word.length >= SHORTEST_WORD)
  const names = words.filter((word) => word.includes('@') || !/\d/u.test(word)).map(folded)
  const codeWords = [...codes, ...words.filter((word) => !word.includes('@') && /\d/u.test(word))]
  return {
    names: names.slice(0, MOST_WORDS),
    codes: codeWords
      .map(codeOf)
      .filter((code) => code.length >= SHORTEST_WORD)
      .slice(0, MOST_WORDS),
    papers: papers.slice(0, MOST_WORDS),
  }
}

function codeOf(text: string): string {
  const bare = text.toUpperCase().replaceAll(/[^A-Z0-9+]/gu, '')
  return bare.replace(ABROAD, '0').replaceAll('+', '')
}

const HIDDEN = '••••'

/** `06 •• •• 04 82`: enough for staff to recognise the number that calls. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/gu, '')
  if (!/^0\d{9}$/u.test(digits)) return `${digits.slice(0, 2)}${HIDDEN}••${digits.slice(-2)}`
  const pairs = digits.match(/../gu) ?? []
  return pairs.map((pair, index) => (index === 1 || index === 2 ? '••' : pair)).join('\u00a0')
}

/** `m••••a@exemple.fr`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = Array.from(email.slice(0, at))
  const end = name.length > 1 ? (name.at(-1) ?? '') : ''
  return `${name[0] ?? ''}${HIDDEN}${end}${email.slice(at)}`
}
