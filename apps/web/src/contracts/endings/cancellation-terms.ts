import { formatDay } from '@sillage/domain/values/day.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'

export type CancellationPreview = Reply<typeof contractLife.cancellation>['data']

/** Why and from when somebody leaves: freely, today or on a day to come, or on a ground of the law with the day of its event. */
export interface AskedEnding {
  /** Null for a choice. */
  readonly ground: string | null
  /** Whether a choice waits for a day. */
  readonly isLater: boolean
  /** Of the ground, or the day that is chosen. */
  readonly event: Temporal.PlainDate | null
}

export const BY_CHOICE: AskedEnding = { ground: null, isLater: false, event: null }

/** Whether a day belongs to what is asked. */
export const asksDay = ({ ground, isLater }: AskedEnding) => ground !== null || isLater

/** What a cancellation so asked brings about, as the server tells it. */
export interface CancellationTerms {
  readonly effect: string
  readonly refund: CancellationPreview['refund']
  readonly warnings: CancellationPreview['warnings']
}

/** What is known of an ending: its terms, why it is refused, or neither while something is missing or on its way. */
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
