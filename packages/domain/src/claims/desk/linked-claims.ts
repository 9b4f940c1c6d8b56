import type { Refusal } from '../../values/result.ts'
import { LINK_LABELS, LINK_REFUSALS } from './linked-claims.messages.ts'

/** Why two claims are linked: both come from one event, or one is a second declaration of the other. */
export const LINK_KINDS = ['same_event', 'duplicate'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** The French name of a kind of link. */
export function linkLabel(kind: LinkKind): string {
  return LINK_LABELS[kind]
}

const WHOLE = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/
const SHORT = /^(?:n\s*°\s*)?([\da-f]{8})$/

/**
 * The range of ids meant by a claim number, first and last: the eight characters read out on the phone, or a whole id,
 * anywhere in the text (a pasted address). Null when the text has neither.
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

/**
 * Why a claim can't be linked to the one that a number means, or null: no claim matches, several do, or it is the claim
 * itself.
 */
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
