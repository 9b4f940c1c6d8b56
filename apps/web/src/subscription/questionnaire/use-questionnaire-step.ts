import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { Answers } from '../draft/draft.ts'
import { pageCount, reachablePage } from './answers.ts'

const PARAMETER = 'etape'

/** The URL of a page of the questionnaire; pages are numbered from 1. */
export function stepAddress(path: string, step: number): string {
  return `${path}?${PARAMETER}=${step}`
}

/** The page number in the URL, limited to the first page with a missing answer. */
export function useQuestionnaireStep(
  questions: readonly ConfigurationQuestion[],
  answers: Answers,
) {
  const [path, navigate] = useLocation()
  const [search] = useSearchParams()
  const title = useRef<HTMLHeadingElement>(null)
  const reachable = reachablePage(questions, answers)
  const asked = Number(search.get(PARAMETER) ?? 1)
  const step = Number.isInteger(asked)
    ? Math.min(Math.max(asked, 1), reachable, pageCount(questions))
    : 1

  useEffect(() => {
    if (step !== asked) navigate(stepAddress(path, step), { replace: true })
  }, [step, asked, path, navigate])

  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [step])

  const goTo = (next: number) => navigate(stepAddress(path, next))
  return { step, title, goTo }
}
