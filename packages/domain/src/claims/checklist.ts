import type { NeededDocument } from './nature.ts'

/** Why staff ask for a document: it is missing, or the one sent is not usable. */
export const REQUEST_REASONS = [
  'missing',
  'unreadable',
  'out_of_date',
  'incomplete',
  'other_document',
] as const
export type RequestReason = (typeof REQUEST_REASONS)[number]

const REASON_LABELS = {
  missing: 'manquant',
  unreadable: 'illisible',
  out_of_date: 'périmé',
  incomplete: 'incomplet',
  other_document: 'ce n’est pas le bon document',
} as const satisfies Record<RequestReason, string>

/** The reason of a request in French: « manquant », « illisible », « périmé ». */
export function requestReasonLabel(reason: RequestReason): string {
  return REASON_LABELS[reason]
}

export const DOCUMENT_STATES = ['missing', 'requested', 'received', 'accepted'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

export interface ChecklistItem extends NeededDocument {
  readonly state: DocumentState
}

/** A document sent for an entry of the checklist, and the team's verdict; null before there is one. */
export interface SentDocument {
  readonly key: string
  readonly verdict: 'accepted' | 'refused' | null
}

/**
 * The state of each document of the checklist: an open request takes precedence over a document received earlier
 * (unreadable, out of date); a refused document does not count as received.
 */
export function checklistState(
  checklist: readonly NeededDocument[],
  { requested, sent }: { requested: ReadonlySet<string>; sent: readonly SentDocument[] },
): readonly ChecklistItem[] {
  const having = (verdicts: readonly SentDocument['verdict'][]) =>
    new Set(sent.filter(({ verdict }) => verdicts.includes(verdict)).map(({ key }) => key))
  const accepted = having(['accepted'])
  const received = having([null])
  return checklist.map((needed) => ({
    ...needed,
    state: requested.has(needed.key)
      ? 'requested'
      : accepted.has(needed.key)
        ? 'accepted'
        : received.has(needed.key)
          ? 'received'
          : 'missing',
  }))
}

/**
 * How many documents a file lacks to be called complete: those that the insurer requires, or all of its checklist when
 * it requires none in particular. A requested or refused document is lacking.
 *
 * Example: four useful documents, one of them received: 3.
 */
export function lackingDocuments(
  checklist: readonly { readonly required?: boolean; readonly state: DocumentState }[],
): number {
  const required = checklist.filter((item) => item.required)
  return (required.length > 0 ? required : checklist).filter(
    ({ state }) => state === 'missing' || state === 'requested',
  ).length
}
