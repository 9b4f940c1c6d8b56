import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { ContractAdvice } from '@sillage/wire/contracts/contradictions.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useState } from 'react'
import { type EstimateSubject } from '../../carbon/estimate/estimate-subject.ts'
import { type LiveContribution, useContribution } from '../../carbon/estimate/use-contribution.ts'
import { useSubscriptionCheck } from '../contradictions/use-contradictions.ts'
import type { Draft } from '../draft/draft.ts'
import { estimateSubject } from '../draft/draft-estimate.ts'
import { draftPeriod } from '../draft/draft-period.ts'
import type { KeptDraft } from '../draft/use-draft.ts'
import { NO_CHOICE, type PaymentChoice } from '../payment/payment-choice.ts'
import { isOnPages, unansweredPeople } from '../people/people-answers.ts'
import { type LivePrice, usePrice } from '../price/use-price.ts'
import { chosenIds, savedAnswers } from '../questionnaire/answers.ts'
import { recentlyOpened } from '../signing/documents-opened.ts'
import { type Recap, type RecapSummary, summarizeRecap } from './recap-summary.ts'

interface RecapInput {
  readonly type: ProductLabel
  readonly questions: readonly ConfigurationQuestion[]
  readonly kept: KeptDraft
  readonly draft: Draft
}

export interface LiveRecap {
  readonly recap: Recap
  readonly summary: RecapSummary
  /** Its amount is the final price: contract plus contribution. */
  readonly live: LivePrice
  /** Null for a product without an emissions estimate. */
  readonly subject: EstimateSubject | null
  readonly contribution: LiveContribution
  /** The stated needs, and why this contract suits; null until known. */
  readonly advice: ContractAdvice | null
  /** Whether the shown check is an earlier one, or is still being requested. */
  readonly isChecking: boolean
  readonly sign: (signature: string | null) => void
  readonly consent: (hasConsented: boolean) => void
  readonly pay: (payment: PaymentChoice) => void
  /** Accepts a declaration beside the consent, or takes it back. */
  readonly declare: (sentence: string, isDeclared: boolean) => void
  /** The index of the trip that is edited where it stands; null for none. */
  readonly openTravel: number | null
  readonly editTravel: (index: number | null) => void
  /** Reports whether the account has a postal address. */
  readonly locate: (hasAddress: boolean) => void
  /** Reports the number of incomplete people. */
  readonly leaveUnfinished: (people: number) => void
  /** Reports the number of answers missing about a professional's company. */
  readonly leaveCompany: (answers: number) => void
}

/** The live state of the recap: the draft, its price, and what only this page holds. */
export function useRecap({ type, questions, kept, draft }: RecapInput): LiveRecap {
  const [signature, sign] = useState<string | null>(null)
  const [hasConsented, consent] = useState(false)
  const [payment, pay] = useState(NO_CHOICE)
  const [declared, setDeclared] = useState<readonly string[]>([])
  const [opened, editTravel] = useState<number | null>(null)
  const [hasAddress, locate] = useState(false)
  const [unfinished, leaveUnfinished] = useState(0)
  const [ofCompany, leaveCompany] = useState(0)
  const today = dayInParis(Temporal.Now.instant())
  const openTravel = opened !== null && draft.travels[opened] ? opened : null
  const asked = draftPeriod(draft, today)
  const subject = estimateSubject(type, draft, asked)
  const contribution = useContribution({
    subject,
    request: draft.contribution,
    onChange: (request) => kept.change({ contribution: request }),
  })
  const unpriced: Recap = {
    type,
    today,
    period: asked,
    travels: draft.travels,
    isTravelOpen: openTravel !== null,
    contractPrice: null,
    hasPriceFailed: false,
    compensationAmount: contribution.amount,
    offsetOption: contribution.option,
    emissionsData: contribution.emissions,
    isContributionPending: contribution.isPending,
    refusal: null,
    signature,
    documentsOpened: recentlyOpened(draft.documentsOpened, Temporal.Now.instant()),
    hasConsented,
    payment,
    hasAddress,
    contradictions: [],
    declarations: [],
    declared,
    missingPeople: questions.every(isOnPages)
      ? null
      : Math.max(unansweredPeople(questions, draft.answers).length, unfinished) + ofCompany,
  }
  const { period } = summarizeRecap(unpriced)
  const ids = chosenIds(questions, draft.answers)
  const priced = usePrice({ type, ids, period, isAsked: period !== null })
  const { contradictions, declarations, advice, isSettled } = useSubscriptionCheck({
    type,
    questions: savedAnswers(questions, draft.answers),
    period,
    travels: draft.travels,
  })
  const refusal = priced.price?.refusal ?? null
  // a refusal with a remedy is shown as a contradiction, beside its answer
  const isRefused = isSettled && !contradictions.some(({ code }) => code === refusal?.code)
  const recap: Recap = {
    ...unpriced,
    contradictions,
    declarations,
    contractPrice: period && priced.isSettled ? (priced.price?.data ?? null) : null,
    hasPriceFailed: priced.failure !== null,
    refusal: isRefused ? (refusal?.message ?? null) : null,
  }
  const summary = summarizeRecap(recap)
  const live = useFinalPrice(priced, summary)
  const declare = (sentence: string, isDeclared: boolean) => {
    const others = declared.filter((one) => one !== sentence)
    setDeclared(isDeclared ? [...others, sentence] : others)
  }
  const marks = { sign, consent, pay, declare, editTravel, locate, leaveUnfinished, leaveCompany }
  const isChecking = !isSettled
  return { recap, summary, live, subject, contribution, advice, isChecking, openTravel, ...marks }
}

/** The price including the contribution; the last known one is kept while the next is calculated. */
function useFinalPrice(priced: LivePrice, { finalPrice }: RecapSummary): LivePrice {
  const [last, setLast] = useState<number | null>(null)
  const amount = finalPrice === null ? last : toEuros(finalPrice)
  if (amount !== last) setLast(amount)
  return { ...priced, amount, isSettled: finalPrice !== null }
}
