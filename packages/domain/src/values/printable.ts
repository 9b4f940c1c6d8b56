import { cleanLine } from './line.ts'
import { PRINTABLE_MESSAGES } from './printable.messages.ts'
import { ok, type Refusal, type Result, refused } from './result.ts'

/** Matches what the fonts of the documents can't draw in both regular and bold. */
export const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u0241\u0250-\u02e9\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490-\u04c4\u05d0-\u05ea\u0621-\u063a\u0640-\u064a\u0660-\u0669\u067e\u0686\u0698\u06a9\u06af\u06cc\u06f0-\u06f9\u1e00-\u1e9b\u1ea0-\u1ef9\u2010-\u2027\u202f-\u2037\u2039-\u203f\u20a0-\u20b5\u20bd\u2116\u2122\u2190-\u2199\u2212\u2248\u2260\u2264\u2265\ufffd]/u

const UNSEEN = /\p{Cf}/gu

/** The first character of a text that no document can print, with its accents; null when there is none. */
export function unprintableIn(text: string): string | null {
  const seen = text.normalize('NFC').replace(UNSEEN, '')
  const found = UNPRINTABLE.exec(seen)
  if (!found) return null
  const isAccent = /\p{M}/u.test(found[0]) && found.index > 0
  return isAccent ? seen.slice(found.index - 1, found.index + 1) : found[0]
}

/**
 * Reads a line that is signed and printed: cleaned, and refused with `text.unprintable` when a document would show
 * something else than what was typed.
 */
export function readPrinted(typed: string, path?: string): Result<string, Refusal> {
  const line = cleanLine(typed)
  const sign = unprintableIn(line)
  if (sign === null) return ok(line)
  const message = PRINTABLE_MESSAGES.unprintable(sign)
  return refused({ code: 'text.unprintable', message, ...(path !== undefined && { path }) })
}
