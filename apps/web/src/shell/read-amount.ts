/** Parses an amount in euros as people type it: « 925,50 », « 1 200 », « 75 € »; null when invalid. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s€\u00a0\u202f]/g, '').replace(',', '.')
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}
