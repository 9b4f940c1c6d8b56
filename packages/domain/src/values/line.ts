/** Control characters, and the marks that turn the direction of the text after them. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

/**
 * A text typed on one line, made safe to keep and to print: no control character (a database refuses some of them), no
 * half of a surrogate pair, no mark that reverses what follows, no space around. `Paris\n` is `Paris`.
 */
export function cleanLine(text: string): string {
  return text.toWellFormed().replace(UNSEEN, ' ').trim().normalize('NFC')
}

/** Whether a text may be kept as it is: nothing that cleaning would take away, spaces around aside. */
export function isCleanLine(text: string): boolean {
  return text.isWellFormed() && text.search(UNSEEN) === -1
}
