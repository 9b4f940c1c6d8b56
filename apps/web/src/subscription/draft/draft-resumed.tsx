import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { isOnPages } from '../people/people-answers.ts'
import { isAnswered, reachablePage } from '../questionnaire/answers.ts'
import { stepAddress } from '../questionnaire/use-questionnaire-step.ts'
import type { RecapState } from '../recap/recap-state.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { draftOf, reconcile } from './reconcile.ts'
import { servedDraftsQuery } from './served-drafts.ts'
import { useDraft } from './use-draft.ts'

interface DraftResumedProps {
  readonly type: ProductLabel
  readonly questions: ConfigurationQuestion[]
}

/** Opens the first unanswered question, or the recap, after merging what another device answered meanwhile. */
export function DraftResumed({ type, questions }: DraftResumedProps) {
  const { draft, replace } = useDraft(type)
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  useEffect(() => {
    let isLeft = false
    const open = async () => {
      const all = await queries.fetchQuery({ ...servedDraftsQuery, retry: false }).catch(() => null)
      if (isLeft) return
      const kept = all?.find(({ product }) => productLabel(product) === type) ?? null
      const taken = kept && reconcile(draft, kept) === 'take' ? draftOf(kept) : draft
      if (taken !== draft) replace(() => taken)
      const answers = taken?.answers ?? {}
      const pages = questions.filter(isOnPages)
      if (pages.every((question) => isAnswered(question, answers))) {
        const state: RecapState = { type, questions, answers }
        return navigate(paths.recap, { state, replace: true })
      }
      const step = reachablePage(pages, answers)
      navigate(stepAddress(paths.questionnaire(type), step), { replace: true })
    }
    void open()
    return () => {
      isLeft = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: it leaves the page
  }, [])
  return <Loading label={SAY.loadingQuestions} />
}
