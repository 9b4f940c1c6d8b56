/**
 * The text of a cover without the name that its row already shows: « Bris de glace : pare-brise, vitres » becomes
 * « Pare-brise, vitres », « Assistance, jour et nuit » becomes « Jour et nuit », the name alone an empty text.
 */
export function coverText(text: string, label: string): string {
  if (text === label) return ''
  const [, rest = ''] = text.startsWith(label)
    ? (/^(?:\s*:|,)\s+(.+)$/s.exec(text.slice(label.length)) ?? [])
    : []
  return rest === '' ? text : rest.charAt(0).toUpperCase() + rest.slice(1)
}
