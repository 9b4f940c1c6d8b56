import type { NeededDocument } from './nature.ts'

/** Why staff ask for a document. */
export const REQUEST_REASONS = ['missing', 'unreadable', 'out_of_date'] as const
export type RequestReason = (typeof REQUEST_REASONS)[number]

const REASON_LABELS = {
  missing: 'manquant',
  unreadable: 'illisible',
  out_of_date: 'périmé',
} as const satisfies Record<RequestReason, string>

/** The reason of a request in French: « manquant », « illisible », « périmé ». */
export function requestReasonLabel(reason: RequestReason): string {
  return REASON_LABELS[reason]
}

export type DocumentState = 'missing' | 'requested' | 'received'

export interface ChecklistItem extends NeededDocument {
  readonly state: DocumentState
}

/** Where each document of the checklist stands: an open request outweighs one received before (unreadable, out of date). */
export function checklistState(
  checklist: readonly NeededDocument[],
  { requested, received }: { requested: ReadonlySet<string>; received: ReadonlySet<string> },
): readonly ChecklistItem[] {
  return checklist.map((needed) => ({
    ...needed,
    state: requested.has(needed.key)
      ? 'requested'
      : received.has(needed.key)
        ? 'received'
        : 'missing',
  }))
}
