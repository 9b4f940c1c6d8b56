import { isOpenedInTime } from '@sillage/domain/contracts/evidence.ts'
import type { DocumentOpened } from '../draft/draft.ts'

type Document = DocumentOpened['document']

/** The documents required reading before signing, in reading order (code des assurances, L112-2). */
export const TO_READ = ['ipid', 'conditions'] as const satisfies readonly Document[]

/** The required documents not opened yet. */
export function unopened(opened: readonly DocumentOpened[]): readonly Document[] {
  return TO_READ.filter((document) => !opened.some((known) => known.document === document))
}

/** The opened documents, each once, with the time it was first opened. */
export function withOpened(
  opened: readonly DocumentOpened[],
  { document, openedAt }: DocumentOpened,
): DocumentOpened[] {
  const isKnown = opened.some((known) => known.document === document)
  return isKnown ? [...opened] : [...opened, { document, openedAt }]
}

/** Drops old entries: a draft left for a month needs its documents opened again. */
export function recentlyOpened(
  opened: readonly DocumentOpened[],
  now: Temporal.Instant,
): readonly DocumentOpened[] {
  return opened.filter(({ openedAt }) =>
    isOpenedInTime(Temporal.Instant.from(openedAt), { since: null, now }),
  )
}
