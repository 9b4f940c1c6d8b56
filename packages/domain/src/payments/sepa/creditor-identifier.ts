/**
 * Whether a text is a SEPA creditor identifier (ICS; EPC262-08): country, check digits by modulo 97, an activity code
 * of three characters not covered by the check, and the national part, six characters in France.
 */
export function isCreditorIdentifier(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(text)) return false
  if (text.startsWith('FR') && text.length !== 13) return false
  const checked = text.slice(7) + text.slice(0, 4)
  const digits = Array.from(checked, (one) => Number.parseInt(one, 36)).join('')
  return BigInt(digits) % 97n === 1n
}
