import type { DocumentOpened } from './draft.ts'

/** The documents opened, each once, with the instant of its first opening. */
export function withOpened(
  opened: readonly DocumentOpened[],
  { document, openedAt }: DocumentOpened,
): DocumentOpened[] {
  const isKnown = opened.some((known) => known.document === document)
  return isKnown ? [...opened] : [...opened, { document, openedAt }]
}
