import { withFrenchSpaces } from '../../ui/french-spaces.ts'

/**
 * The text of a cover without the name that its row already shows: « Bris de glace : pare-brise, vitres » becomes
 * « Pare-brise, vitres », « Annulation du voyage, jusqu’à 2 000 € » becomes « Jusqu’à 2 000 € », « Perte ou vol de
 * bagages » becomes « Perte ou vol », the name alone an empty text.
 */
export function coverText(text: string, label: string): string {
  return withFrenchSpaces(withoutName(text, label))
}

function withoutName(text: string, label: string): string {
  const [, named = text, amount = ''] = /^(.+?)((?:,\s.+)?)$/s.exec(text) ?? []
  const ending = ` de ${label}`.toLocaleLowerCase('fr')
  if (named.toLocaleLowerCase('fr').endsWith(ending)) return named.slice(0, -ending.length) + amount
  if (!text.startsWith(label)) return text
  const [whole, rest = ''] = AFTER_NAME.exec(text.slice(label.length)) ?? []
  return whole === undefined ? text : rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** What may follow the name: what it is of (« du voyage »), then a colon or a comma and the rest. */
const AFTER_NAME = /^(?:\sdu\s[^,:]+)?(?:(?:\s*:|,)\s+(.+))?$/s
