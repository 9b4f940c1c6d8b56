/** A text as it is searched: without case or accents, ligatures as two letters; what the database’s `fold_text` makes of it. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .replaceAll(/œ/giu, 'oe')
    .replaceAll(/æ/giu, 'ae')
    .toLowerCase()
}
