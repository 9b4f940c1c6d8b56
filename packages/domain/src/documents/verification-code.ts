/** Digits and letters that can't be confused with one another (Crockford's base 32): no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)
const GROUP = 5

/**
 * The code printed on a document, `7K2M9-QXB4D-0HTZR-5WNEA`, from 20 random bytes: 5 bits of each are used, 100 bits in
 * all, so that a code can't be guessed. Throws RangeError for another number of bytes.
 */
export function verificationCode(bytes: Uint8Array): string {
  if (bytes.length !== LENGTH) throw new RangeError(`${LENGTH} bytes make a code`)
  return grouped(Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(''))
}

/**
 * Reads a code as people type it: with or without hyphens or spaces, in lower case, an O for a zero, an I or an L for a
 * one. Null when it can't be one.
 */
export function readVerificationCode(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return CODE.test(letters) ? grouped(letters) : null
}

function grouped(letters: string): string {
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? letters
}
