import { type ProductLabel, parseProduct, productLabel } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { focusTitle } from '../../shell/layout/page-arrival.tsx'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { NotFoundPage } from '../../shell/pages/not-found-page.tsx'
import { cameFrom } from '../../shell/session/came-from.ts'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { isFromTariff } from '../tariff/hand-over.ts'
import { TariffTakenUp } from '../tariff/tariff-taken-up.tsx'
import { Questionnaire } from './questionnaire.tsx'
import { questionsQuery } from './use-questions.ts'
import './questionnaire.css'
import '../subscription.css'

const DraftResumed = lazy(() =>
  import('../draft/draft-resumed.tsx').then((file) => ({ default: file.DraftResumed })),
)

export function QuestionnairePage({ type }: { type: string }) {
  const product = parseProduct(type)
  return product ? <KnownQuestionnaire type={productLabel(product)} /> : <NotFoundPage />
}

function KnownQuestionnaire({ type }: { type: ProductLabel }) {
  const title = SAY.formTitle(type)
  usePageTitle(title)
  const [path] = useLocation()
  const search = useSearch()
  const { data: questions, isError } = useQuery(questionsQuery(type))
  if (isError || questions?.length === 0)
    return <Redirect to={paths.error} state={cameFrom(path, search)} replace />
  return (
    <main id="contenu" tabIndex={-1} className="subscription">
      <div className="page two">
        {questions && isFromTariff(search) ? (
          <TariffTakenUp type={type} questions={questions} />
        ) : questions && `${path}?${search}` === paths.resume(type) ? (
          <Suspense fallback={<Loading label={SAY.loadingQuestions} />}>
            <DraftResumed type={type} questions={questions} />
          </Suspense>
        ) : questions ? (
          <Questionnaire key={type} type={type} questions={questions} />
        ) : (
          <div className="stack stack-l">
            <h1>{title}</h1>
            <Loading label={SAY.loadingQuestions} />
            <FocusHandedOn />
          </div>
        )}
      </div>
    </main>
  )
}

/** Passes the focus on to the next title when this waiting page, whose title had it, is replaced. */
function FocusHandedOn() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusTitle()
    },
    [],
  )
  return null
}
