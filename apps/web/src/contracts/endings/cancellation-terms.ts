import { formatDay } from '@sillage/domain/values/day.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'

export type CancellationPreview = Reply<typeof contractLife.cancellation>['data']

/** Why and from when somebody leaves: freely, or on a ground of the law with the day of its event. */
export interface AskedEnding {
  /** Null for a choice. */
  readonly ground: string | null
  readonly event: Temporal.PlainDate | null
}

export const BY_CHOICE: AskedEnding = { ground: null, event: null }

/** What a cancellation so asked brings about, as the server tells it. */
export interface CancellationTerms {
  readonly effect: string
  readonly refund: CancellationPreview['refund']
  readonly warnings: CancellationPreview['warnings']
}

/** What is known of an ending: its terms, why it is refused, or neither while something is missing or on its way. */
export function termsOf(
  preview: CancellationPreview,
  { ground, event }: AskedEnding,
): { readonly terms: CancellationTerms | null; readonly refusal: string | null } {
  const { effect_date, refund, warnings, legal } = preview
  if (ground === null) {
    const effect = SAY.effectToday(formatDay(Temporal.PlainDate.from(effect_date)))
    return { terms: { effect, refund, warnings }, refusal: null }
  }
  if (event === null || !legal) return { terms: null, refusal: null }
  const terms = legal.effect && {
    effect: legal.effect.sentence,
    refund: legal.effect.refund,
    warnings: legal.warnings,
  }
  return { terms, refusal: legal.refusal?.message ?? null }
}
