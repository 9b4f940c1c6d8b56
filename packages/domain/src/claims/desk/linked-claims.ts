import type { Refusal } from '../../values/result.ts'
import { LINK_LABELS, LINK_REFUSALS } from './linked-claims.messages.ts'

/** Why two claims are linked: both come of one event, or one is the other, declared again. */
export const LINK_KINDS = ['same_event', 'duplicate'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** What the two are to each other, in words. */
export function linkLabel(kind: LinkKind): string {
  return LINK_LABELS[kind]
}

const WHOLE = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/
const SHORT = /^(?:n\s*°\s*)?([\da-f]{8})$/

/**
 * The ids that a number of a claim stands for, from the first to the last: the eight characters that are read out on the
 * phone, or a whole id, wherever it stands in the text (an address that was pasted). Null where it is neither.
 */
export function idsMeant(text: string): { readonly first: string; readonly last: string } | null {
  const written = text.trim().toLowerCase()
  const whole = WHOLE.exec(written)?.[0]
  if (whole) return { first: whole, last: whole }
  const short = SHORT.exec(written)?.[1]
  if (!short) return null
  return {
    first: `${short}-0000-0000-0000-000000000000`,
    last: `${short}-ffff-ffff-ffff-ffffffffffff`,
  }
}

/** Why a claim is linked to none of those that a number means: there is none, several, or itself; null where it is. */
export function linkRefusal({
  claimId,
  found,
}: {
  readonly claimId: string
  readonly found: readonly string[]
}): Refusal | null {
  if (found.length === 0)
    return { code: 'link.unknown', message: LINK_REFUSALS.unknown, path: 'number' }
  if (found.length > 1)
    return { code: 'link.several', message: LINK_REFUSALS.several, path: 'number' }
  return found[0] === claimId
    ? { code: 'link.itself', message: LINK_REFUSALS.itself, path: 'number' }
    : null
}
