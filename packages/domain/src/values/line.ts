/** Control characters, and the marks that turn the direction of the text after them. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

/** More marks on one letter than any writing has. */
const STACKED = /(\p{M}{6})\p{M}+/gu

/**
 * A text without the marks beyond the sixth on a letter (Unicode category M): a thousand of them are drawn as
 * a line over all that stands above. `é`, Hebrew and Vietnamese stay as they are.
 */
export function withoutStackedMarks(text: string): string {
  return text.replace(STACKED, '$1')
}

/** What shows. A line of characters without a shape would be a name that nobody sees. */
const SHOWS = /[^\s\p{Cf}\p{M}]/u

/**
 * A text typed on one line, made safe to keep and to print: no control character (a database refuses some of them), no
 * half of a surrogate pair, no mark that reverses what follows, no pile of marks, no space around; empty when nothing of it
 * shows. `Paris\n` is `Paris`.
 */
export function cleanLine(text: string): string {
  const line = withoutStackedMarks(text.toWellFormed().replace(UNSEEN, ' ').trim().normalize('NFC'))
  return SHOWS.test(line) ? line : ''
}

/** Whether a text may be kept as it is: nothing that cleaning would take away, spaces around aside. */
export function isCleanLine(text: string): boolean {
  return text.isWellFormed() && text.search(UNSEEN) === -1 && text.search(STACKED) === -1
}
