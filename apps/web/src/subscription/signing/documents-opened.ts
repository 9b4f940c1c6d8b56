import { isOpenedInTime } from '@sillage/domain/contracts/evidence.ts'
import type { DocumentOpened } from '../draft/draft.ts'

type Document = DocumentOpened['document']

/** What the law wants read before signing, in the order of reading (code des assurances, L112-2). */
export const TO_READ = ['ipid', 'conditions'] as const satisfies readonly Document[]

/** Those that were not opened yet. */
export function unopened(opened: readonly DocumentOpened[]): readonly Document[] {
  return TO_READ.filter((document) => !opened.some((known) => known.document === document))
}

/** The documents opened, each once, with the instant of its first opening. */
export function withOpened(
  opened: readonly DocumentOpened[],
  { document, openedAt }: DocumentOpened,
): DocumentOpened[] {
  const isKnown = opened.some((known) => known.document === document)
  return isKnown ? [...opened] : [...opened, { document, openedAt }]
}

/** Those of this draft: one that was left for a month has its documents opened again. */
export function recentlyOpened(
  opened: readonly DocumentOpened[],
  now: Temporal.Instant,
): readonly DocumentOpened[] {
  return opened.filter(({ openedAt }) =>
    isOpenedInTime(Temporal.Instant.from(openedAt), { since: null, now }),
  )
}
