import { UNPRINTABLE } from '@sillage/domain/values/printable.ts'

const REMOVED = /[\p{M}\p{Cc}\p{Cf}]+/gu
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
const UNITS =
  '(?:€|%|km|kg|litres?|tonnes?|jours?|mois|ans?|heures?|h|euros?|premiers|voyageurs?|personnes?)(?![\\p{L}\\d])'
const THOUSANDS = new RegExp(`(?<![\\p{L}\\d])\\d{1,3}(?: \\d{3})+(?=[ \u00a0]${UNITS})`, 'gu')
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=${UNITS})`, 'gu')
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/**
 * The text as the document can draw it, on one line. PDF/UA forbids missing glyphs, so emoji and ideographs of texts
 * that are kept as they were typed are replaced by a single sign. Marks that change the writing direction are dropped,
 * since they could make a name or an amount read differently from what is stored. So are combining accents that form no
 * letter with their base: drawn separately, they would end up in the text copied from the document. No line ends inside
 * a number or between a figure and its unit, not even in texts that were signed with plain spaces.
 */
export function printableText(text: string): string {
  const line = unbroken(text.toWellFormed().replace(LINE_BREAKS, ' '))
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

function unbroken(line: string): string {
  return line
    .replace(THOUSANDS, (number) => number.replaceAll(' ', '\u202f'))
    .replace(BEFORE_UNIT, '\u00a0')
}
