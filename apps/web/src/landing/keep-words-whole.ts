import { HYPHENATED } from '../ui/hyphenated.ts'

/** An identifier is left as it is. */
const TEXT = /(?<=(?<!<code)>)[^<]*-[^<]*(?=<)/g
const EVERY_WORD = new RegExp(HYPHENATED, 'g')

/** Markup whose short words with hyphens stay on one line. */
export function keepWordsWhole(html: string): string {
  return html.replace(TEXT, (text) =>
    text.replace(EVERY_WORD, (word) => `<span class="nowrap">${word}</span>`),
  )
}
