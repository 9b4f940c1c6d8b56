import { UNPRINTABLE } from '@sillage/domain/values/printable.ts'

const REMOVED = /[\p{M}\p{Cc}\p{Cf}]+/gu
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/**
 * The text as the document can draw it, on one line. PDF/UA forbids missing glyphs, so emoji and ideographs of texts
 * that are kept as they were typed are replaced by a single sign. Marks that change the writing direction are dropped,
 * since they could make a name or an amount read differently from what is stored. So are combining accents that form no
 * letter with their base: drawn separately, they would end up in the text copied from the document.
 */
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
