/** An amount of euros as people write it: « 925,50 », « 1 200 », « 75 € »; null for anything else. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s€\u00a0\u202f]/g, '').replace(',', '.')
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}
