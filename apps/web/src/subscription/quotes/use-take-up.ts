import { productLabel } from '@sillage/domain/products/names.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Quote } from '@sillage/wire/contracts/quotes.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { DraftChange } from '../draft/draft.ts'
import { useDraft } from '../draft/use-draft.ts'
import { isOnPages } from '../people/people-answers.ts'
import { reachablePage, savedAnswers } from '../questionnaire/answers.ts'
import { stepAddress } from '../questionnaire/use-questionnaire-step.ts'
import { questionsQuery } from '../questionnaire/use-questions.ts'
import type { RecapState } from '../recap/recap-state.ts'
import { draftOfQuote, wouldLose } from './take-up-quote.ts'

/** The draft made from a quote, while asking whether it may replace an unfinished subscription. */
interface TakenUp {
  readonly questions: ConfigurationQuestion[]
  readonly draft: DraftChange
}

/** Resumes a quote: its answers become the draft, then opens the recap or the first unanswered question. */
export function useTakeUp(quote: Quote) {
  const type = productLabel(quote.contract_type.type)
  const kept = useDraft(type)
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [asked, ask] = useState<TakenUp | null>(null)

  const open = ({ questions, draft }: TakenUp) => {
    const answers = draft.answers ?? {}
    kept.change(draft)
    const pages = questions.filter(isOnPages)
    if (savedAnswers(pages, answers).length < pages.length)
      return navigate(stepAddress(paths.questionnaire(type), reachablePage(pages, answers)))
    const state: RecapState = { type, questions, answers }
    navigate(paths.recap, { state })
  }
  const taking = useMutation({
    mutationFn: () => queries.fetchQuery(questionsQuery(type)),
    onSuccess: (questions) => {
      const today = dayInParis(Temporal.Now.instant())
      const taken = { questions, draft: draftOfQuote(quote, { questions, today }) }
      if (wouldLose(kept.draft?.answers, taken.draft.answers ?? {})) ask(taken)
      else open(taken)
    },
  })
  return {
    start: () => taking.mutate(),
    isPending: taking.isPending,
    hasFailed: taking.isError,
    isAsking: asked !== null,
    cancel: () => ask(null),
    replace: () => {
      if (asked) open(asked)
      ask(null)
    },
  }
}

/** Resumes the quote named in the URL, once: going back shows the list. */
export function useTakenUpAtOnce(quoteId: string, start: () => void) {
  const [path, navigate] = useLocation()
  const isAsked = `${path}?${useSearch()}` === paths.takeUpQuote(quoteId)
  const takeUp = useEffectEvent(() => {
    navigate(paths.quotes, { replace: true })
    start()
  })
  useEffect(() => {
    if (isAsked) takeUp()
  }, [isAsked])
}
