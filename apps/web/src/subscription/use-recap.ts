import { defaultPeriod, type PartialPeriod } from '@sillage/domain/contracts/period.ts'
import type { ProductLabel } from '@sillage/domain/subscription/products.ts'
import { dayInParis, parseDay } from '@sillage/domain/values/day.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useState } from 'react'
import { chosenIds } from './answers.ts'
import type { Draft } from './draft.ts'
import { type Recap, type RecapSummary, summarizeRecap } from './recap-summary.ts'
import { type LivePrice, usePrice } from './use-price.ts'

interface RecapInput {
  readonly type: ProductLabel
  readonly questions: readonly ConfigurationQuestion[]
  readonly draft: Draft
}

export interface LiveRecap {
  readonly recap: Recap
  readonly summary: RecapSummary
  readonly live: LivePrice
  readonly sign: (signature: string | null) => void
  readonly consent: (hasConsented: boolean) => void
}

/** The recap as it stands: what the draft keeps, the price of it, and what only this page knows. */
export function useRecap({ type, questions, draft }: RecapInput): LiveRecap {
  const [signature, sign] = useState<string | null>(null)
  const [hasConsented, consent] = useState(false)
  const today = dayInParis(Temporal.Now.instant())
  const unpriced: Recap = {
    type,
    today,
    period: draftPeriod(draft, today),
    travels: draft.travels,
    contractPrice: null,
    hasPriceFailed: false,
    compensationAmount: 0,
    refusal: null,
    signature,
    hasConsented,
  }
  const { period } = summarizeRecap(unpriced)
  const ids = chosenIds(questions, draft.answers)
  const live = usePrice({ type, ids, period, isAsked: period !== null })
  const recap: Recap = {
    ...unpriced,
    contractPrice: period && live.isSettled ? (live.price?.data ?? null) : null,
    hasPriceFailed: live.failure !== null,
    refusal: live.price?.refusal?.message ?? null,
  }
  return { recap, summary: summarizeRecap(recap), live, sign, consent }
}

function draftPeriod({ period }: Draft, today: Temporal.PlainDate): PartialPeriod {
  if (!period) return defaultPeriod(today)
  return {
    start: period.start === null ? null : parseDay(period.start),
    end: period.end === null ? null : parseDay(period.end),
  }
}
