import { formatDay } from '@sillage/domain/values/day.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'

export type CancellationPreview = Reply<typeof contractLife.cancellation>['data']

/**
 * The ground and date of a cancellation: by choice (today or a later day), or on a legal ground with the day of its
 * event.
 */
export interface AskedEnding {
  /** Null for a cancellation by choice. */
  readonly ground: string | null
  /** Whether a cancellation by choice takes effect on a later day. */
  readonly isLater: boolean
  /** Day of the legal event, or the chosen effective day. */
  readonly event: Temporal.PlainDate | null
}

export const BY_CHOICE: AskedEnding = { ground: null, isLater: false, event: null }

/** Whether the request needs a day. */
export const asksDay = ({ ground, isLater }: AskedEnding) => ground !== null || isLater

/** The effects of a requested cancellation, as computed by the server. */
export interface CancellationTerms {
  readonly effect: string
  readonly refund: CancellationPreview['refund']
  readonly warnings: CancellationPreview['warnings']
}

/**
 * The terms of a cancellation, or the reason for its refusal; neither while a field is missing or the preview is
 * loading.
 */
export function termsOf(
  preview: CancellationPreview,
  asked: AskedEnding,
): { readonly terms: CancellationTerms | null; readonly refusal: string | null } {
  const { effect_date, refund, warnings, legal } = preview
  if (!asksDay(asked)) {
    const effect = SAY.effectToday(formatDay(Temporal.PlainDate.from(effect_date)))
    return { terms: { effect, refund, warnings }, refusal: null }
  }
  if (asked.event === null || !legal) return { terms: null, refusal: null }
  const terms = legal.effect && {
    effect: legal.effect.sentence,
    refund: legal.effect.refund,
    warnings: legal.warnings,
  }
  return { terms, refusal: legal.refusal?.message ?? null }
}
