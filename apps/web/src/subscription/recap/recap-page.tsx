import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { Card } from '../../ui/data/card.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import type { Draft } from '../draft/draft.ts'
import { useDraft, useDrafts } from '../draft/use-draft.ts'
import { isOnPages } from '../people/people-answers.ts'
import { reachablePage, savedAnswers } from '../questionnaire/answers.ts'
import { stepAddress } from '../questionnaire/use-questionnaire-step.ts'
import { questionsQuery } from '../questionnaire/use-questions.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { Recap } from './recap.tsx'
import { type RecapState, readRecapState } from './recap-state.ts'
import '../subscription.css'

/**
 * The recap of the questionnaire just completed, else of the last saved draft; without either, goes back to the
 * choice of product with a message.
 */
export function RecapPage() {
  usePageTitle(SAY.recapTitle)
  const [handed] = useState(readRecapState(useHistoryState()))
  const drafts = useNewestDraft()
  const type = handed?.type ?? drafts
  // only the browser has the answers
  if (import.meta.env.SSR) return <Awaited />
  return type ? <RecapOf type={type} handed={handed} /> : <BackToChoice />
}

/** The product of the most recently changed draft, as of when the page opened. */
function useNewestDraft(): ProductLabel | null {
  const drafts = useDrafts()
  const [type] = useState(() => newest(drafts))
  return type
}

function newest(drafts: readonly (readonly [ProductLabel, Draft])[]): ProductLabel | null {
  const [latest] = drafts.toSorted(([, one], [, other]) => other.savedAt.localeCompare(one.savedAt))
  return latest?.[0] ?? null
}

interface RecapOfProps {
  readonly type: ProductLabel
  readonly handed: RecapState | null
}

function RecapOf({ type, handed }: RecapOfProps) {
  const kept = useDraft(type)
  const { draft, change, discard } = kept
  const { data: questions, isError } = useQuery(questionsQuery(type, handed?.questions))
  const [isCreated, setCreated] = useState(false)
  const [openedAt] = useState(draft?.savedAt)
  const [, navigate] = useLocation()

  // answers handed over while the draft is gone (storage cleared meanwhile) become a new draft
  const isUnkept = draft === null && handed !== null && !isCreated
  useEffect(() => {
    if (isUnkept && handed) change({ answers: handed.answers })
  })

  if (isError && !questions) return <Redirect to={paths.error} replace />
  if (!questions || isCreated || isUnkept) return <Awaited />
  if (!draft) return openedAt === undefined ? <BackToChoice /> : <EndedElsewhere />
  const pages = questions.filter(isOnPages)
  if (!isComplete(pages, draft))
    return (
      <Redirect
        to={stepAddress(paths.questionnaire(type), reachablePage(pages, draft.answers))}
        replace
      />
    )
  return (
    <Recap
      type={type}
      isChanged={draft.savedAt !== openedAt}
      questions={questions}
      draft={draft}
      kept={kept}
      onCreated={({ contract_id }) => {
        setCreated(true)
        discard()
        navigate(paths.contracts, { replace: true, state: { created: contract_id } })
      }}
    />
  )
}

function isComplete(questions: readonly ConfigurationQuestion[], draft: Draft): boolean {
  return savedAnswers(questions, draft.answers).length === questions.length
}

const LINES = ['covers', 'period', 'answers', 'people']

/** Placeholders with the size of the content, so that the layout doesn't jump. */
function Awaited() {
  return (
    <main id="contenu" tabIndex={-1} className="subscription">
      <div className="page two recap">
        <div className="recap-main">
          <PageHead title={SAY.recapTitle} intro={SAY.recapIntro} />
          <Loading label={SAY.loadingQuestions} className="recap-lines">
            {LINES.map((line) => (
              <Card as="div" key={line}>
                <Skeleton shape="title" width="third" />
                <Skeleton width="most" />
              </Card>
            ))}
          </Loading>
        </div>
      </div>
    </main>
  )
}

/** The draft was there when the page opened: another tab has used or thrown it away. */
function EndedElsewhere() {
  useLayoutEffect(() => toast.info(SAY.endedElsewhere), [])
  return <Redirect to={paths.contracts} replace />
}

function BackToChoice() {
  // layout effect: the redirect unmounts this before a passive effect could run
  useLayoutEffect(() => toast.info(SAY.nothingToSum), [])
  return <Redirect to={paths.subscription} replace />
}
