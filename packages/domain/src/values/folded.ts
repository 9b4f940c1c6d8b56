/**
 * The search form of a text: without case or accents, ligatures as two letters; the same as the database’s `fold_text`.
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .replaceAll(/œ/giu, 'oe')
    .replaceAll(/æ/giu, 'ae')
    .toLowerCase()
}
