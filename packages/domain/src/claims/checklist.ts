import type { NeededDocument } from './nature.ts'

/** Why staff ask for a document: it is not there, or the one that was sent doesn't do. */
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

/** What was sent for a document of the checklist, and what the team thinks of it: nothing yet, where null. */
export interface SentDocument {
  readonly key: string
  readonly verdict: 'accepted' | 'refused' | null
}

/**
 * Where each document of the checklist stands: an open request outweighs one received before (unreadable, out of date); one
 * that was refused was not received.
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
