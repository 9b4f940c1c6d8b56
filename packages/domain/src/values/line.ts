/** Control characters, and the marks that reverse the direction of the text after them. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

/** More marks on one letter than any script uses. */
const STACKED = /(\p{M}{6})\p{M}+/gu

/**
 * A text without the marks beyond the sixth on a letter (Unicode category M): thousands of them would be drawn over the
 * lines above. `é`, Hebrew and Vietnamese are unchanged.
 */
export function withoutStackedMarks(text: string): string {
  return text.replace(STACKED, '$1')
}

/** What a text of several lines keeps of these: line breaks and tabs, and U+0000, which is refused. */
const KEPT_IN_LINES = '\n\r\t\0'

/**
 * A text typed on several lines, made safe to store and show: no control characters but line breaks and tabs, no lone
 * surrogates, no marks that reverse the text after them, no piles of marks, trimmed.
 */
export function cleanParagraph(text: string): string {
  const seen = text
    .toWellFormed()
    .replace(UNSEEN, (run) =>
      Array.from(run, (sign) => (KEPT_IN_LINES.includes(sign) ? sign : '')).join(''),
    )
  return withoutStackedMarks(seen.trim())
}

/** A visible character. A line without one would be an invisible name. */
const SHOWS = /[^\s\p{Cf}\p{M}]/u

/**
 * A text typed on one line, made safe to store and print: no control characters (a database refuses some), no lone
 * surrogates, no marks that reverse the text after them, no piles of marks, trimmed; empty when nothing in it is
 * visible. `Paris\n` is `Paris`.
 */
export function cleanLine(text: string): string {
  const line = withoutStackedMarks(text.toWellFormed().replace(UNSEEN, ' ').trim().normalize('NFC'))
  return SHOWS.test(line) ? line : ''
}

/** Whether a text may be stored as it is: cleaning would change nothing but surrounding spaces. */
export function isCleanLine(text: string): boolean {
  return text.isWellFormed() && text.search(UNSEEN) === -1 && text.search(STACKED) === -1
}
