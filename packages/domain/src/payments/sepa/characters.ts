/** Characters that banks accept (EPC217-08): letters, digits, a few signs and the space. */
const READ = /^[A-Za-z0-9/\-?:().,'+ ]*$/

/** Letters that Unicode decomposition doesn't reduce to a plain one. */
const SPELT: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '&': '+',
}

/** Whether banks accept a text unchanged: no slash at either end, nor two in a row. */
export function isSepaText(text: string): boolean {
  return READ.test(text) && !text.includes('//') && !/^\/|\/$/.test(text)
}

/**
 * A name or a text as banks accept it, cut to `most` characters: accents are removed, other signs become spaces.
 *
 * Example: « Chloé Lefèvre-Œuvrard & fils » is « Chloe Lefevre-OEuvrard + fils ».
 */
export function sepaText(text: string, most: number): string {
  const read = READ.test(text) ? text : folded(text)
  return trimmed(trimmed(read.replace(/\/{2,}/g, '/').replace(/ {2,}/g, ' ')).slice(0, most))
}

function folded(text: string): string {
  return Array.from(text.normalize('NFC'), (one) => SPELT[one] ?? one)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, ' ')
}

/**
 * The first letter or digit of a name that has no equivalent in bank characters; null when there is none.
 *
 * Example: of « Li 小龍 » it is « 小 ».
 */
export function unreadLetter(text: string): string | null {
  if (READ.test(text)) return null
  const letters = text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []
  return letters.find((one) => sepaText(one, one.length * 2) === '') ?? null
}

/** Banks refuse a slash at either end. */
function trimmed(text: string): string {
  return text.replace(/^[ /]+|[ /]+$/g, '')
}

/** The id of a file or of an order, 35 characters at most: a UUID has 36, so its hyphens are removed. */
export function sepaId(uuid: string): string {
  return uuid.replaceAll('-', '').toUpperCase()
}
