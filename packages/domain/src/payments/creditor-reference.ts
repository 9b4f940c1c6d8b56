/** The modulus of ISO 7064, which checks both IBAN and creditor reference. */
const MODULUS = 97n

/**
 * The creditor reference for a text of letters and digits, 21 at most (ISO 11649): « RF », two check digits, the text
 * in capitals. The bank warns a payer who mistypes it.
 *
 * Example: `539007547034` is `RF18539007547034`.
 */
export function creditorReference(text: string): string {
  const key = text.toUpperCase()
  if (!/^[A-Z0-9]{1,21}$/.test(key)) throw new RangeError(`No creditor reference: ${text}`)
  const check = 98n - (BigInt(digitsOf(`${key}RF00`)) % MODULUS)
  return `RF${String(check).padStart(2, '0')}${key}`
}

/** A reference as printed: in groups of four. */
export function groupedReference(reference: string): string {
  return reference.replace(/(.{4})(?=.)/gu, '$1\u00a0')
}

/** A is 10, Z is 35. */
function digitsOf(text: string): string {
  return Array.from(text, (one) => Number.parseInt(one, 36)).join('')
}
