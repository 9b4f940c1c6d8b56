import type { Period } from '../values/period.ts'
import { ISSUED_KINDS, type IssuedKind, isIssuedKind } from './issued-kinds.ts'

/** The content of the QR code of a document, which can be read offline: its state when it was issued. */
export interface SignedSummary {
  readonly kind: IssuedKind
  /** The first 8 characters of the contract or claim number, as printed. */
  readonly reference: string
  /** Null for a document about a claim. */
  readonly period: Period | null
  /** Masked: « AB-•••-CD, Cam••• R. ». */
  readonly subject: string
  readonly issuedOn: Temporal.PlainDate
}

/** One letter for each kind, to keep the QR code small. A letter once used is never given to another kind. */
const LETTERS = {
  contract: 'C',
  extension: 'E',
  renewal: 'N',
  attestation: 'A',
  'shortened-attestation': 'B',
  'replated-attestation': 'I',
  'plate-change': 'P',
  cancellation: 'R',
  termination: 'T',
  withdrawal: 'W',
  acknowledgement: 'D',
  'claim-decision': 'L',
  'claim-summary': 'S',
  'claims-history': 'H',
  'final-claims-history': 'F',
} as const satisfies Record<IssuedKind, string>

const VERSION = '1'
const REFERENCE = /^[0-9a-f]{8}$/
const NO_PERIOD = ''

/**
 * The summary in one line, `1|A|c83f10d6|20261121|20261221|20261121|AB-***-CD, Cam*** R.`: version, kind, reference,
 * first day, last day, day of issue, subject. Dots are written as stars, which need a third of the bytes.
 */
export function writeSummary({
  kind,
  reference,
  period,
  subject,
  issuedOn,
}: SignedSummary): string {
  const [start, end] = period
    ? [writeDay(period.start), writeDay(period.end)]
    : [NO_PERIOD, NO_PERIOD]
  const shownSubject = subject.replaceAll('•', '*')
  return [VERSION, LETTERS[kind], reference, start, end, writeDay(issuedOn), shownSubject].join('|')
}

/** Reads the output of {@link writeSummary}; null for anything else. */
export function readSummary(text: string): SignedSummary | null {
  const [version, letter, reference = '', start = '', end = '', issued = '', ...subjectParts] =
    text.split('|')
  const kind = Object.keys(ISSUED_KINDS)
    .filter(isIssuedKind)
    .find((one) => LETTERS[one] === letter)
  const issuedOn = readDay(issued)
  if (version !== VERSION || !kind || !REFERENCE.test(reference) || !issuedOn) return null
  const period = readPeriod(start, end)
  if (period === undefined) return null
  return { kind, reference, period, subject: subjectParts.join('|').replaceAll('*', '•'), issuedOn }
}

/**
 * The text that is signed: the summary and the code printed beside it, so that it can't be moved to another document.
 */
export function signedText(code: string, summary: string): string {
  return `sillage|${code}|${summary}`
}

const writeDay = (day: Temporal.PlainDate) => day.toString().replaceAll('-', '')

function readDay(text: string): Temporal.PlainDate | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  try {
    return year === undefined ? null : Temporal.PlainDate.from(`${year}-${month}-${day}`)
  } catch {
    return null
  }
}

/** Undefined when it is not a valid period. */
function readPeriod(first: string, last: string): Period | null | undefined {
  if (first === NO_PERIOD && last === NO_PERIOD) return null
  const [start, end] = [readDay(first), readDay(last)]
  return start && end ? { start, end } : undefined
}
