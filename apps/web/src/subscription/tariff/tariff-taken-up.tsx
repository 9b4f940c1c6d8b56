import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { useDraft } from '../draft/use-draft.ts'
import { isOnPages } from '../people/people-answers.ts'
import { reachablePage } from '../questionnaire/answers.ts'
import { stepAddress } from '../questionnaire/use-questionnaire-step.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { takeUp } from './hand-over.ts'

interface TariffTakenUpProps {
  readonly type: ProductLabel
  readonly questions: readonly ConfigurationQuestion[]
}

/** Copies the answers given before sign-in into the draft, then opens the first unanswered question. */
export function TariffTakenUp({ type, questions }: TariffTakenUpProps) {
  const { draft, change } = useDraft(type)
  const [, navigate] = useLocation()
  useEffect(() => {
    const taken = takeUp(type)
    const answers = { ...draft?.answers, ...taken?.answers }
    // an earlier quote or pending request concerned other answers
    if (taken) change({ answers, period: taken.period, quote: null, sending: null })
    const step = reachablePage(questions.filter(isOnPages), answers)
    navigate(stepAddress(paths.questionnaire(type), step), { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: it leaves the page
  }, [])
  return <Loading label={SAY.loadingQuestions} />
}
