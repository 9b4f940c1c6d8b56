/**
 * Matches what the document fonts can't draw in both regular and bold. PDF/UA forbids missing glyphs, so such
 * characters (emoji, ideographs) are replaced by a single sign. Marks that change the writing direction are dropped,
 * since they could make a name or an amount read differently from what is stored. So are combining accents that form no
 * letter with their base: drawn separately, they would end up in the text copied from the document.
 */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u0241\u0250-\u02e9\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490-\u04c4\u05d0-\u05ea\u0621-\u063a\u0640-\u064a\u0660-\u0669\u067e\u0686\u0698\u06a9\u06af\u06cc\u06f0-\u06f9\u1e00-\u1e9b\u1ea0-\u1ef9\u2010-\u2027\u202f-\u2037\u2039-\u203f\u20a0-\u20b5\u20bd\u2116\u2122\u2190-\u2199\u2212\u2248\u2260\u2264\u2265\ufffd]/u

const REMOVED = /[\p{M}\p{Cc}\p{Cf}]+/gu
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** The text as the document can draw it, on one line. */
export function printableText(text: string): string {
  const line = text.toWellFormed().replace(LINE_BREAKS, ' ')
  if (!UNPRINTABLE.test(line)) return line.normalize('NFC')
  return Array.from(graphemes.segment(line), ({ segment }) => {
    const kept = segment.normalize('NFC').replace(REMOVED, '')
    return UNPRINTABLE.test(kept) ? '\ufffd' : kept
  }).join('')
}

/** The same data with all its texts made printable. */
export function printableData(data: unknown): unknown {
  if (typeof data === 'string') return printableText(data)
  if (Array.isArray(data)) return data.map(printableData)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, printableData(value)]))
}
