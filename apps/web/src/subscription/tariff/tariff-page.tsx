import { PRODUCT_NAMES, parseProduct, productLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { levelsQuery, questionsQuery } from '../questionnaire/use-questions.ts'
import { SUBSCRIPTION_MESSAGES } from '../subscription.messages.ts'
import { TARIFF_MESSAGES as SAY } from './tariff.messages.ts'
import { Tariff } from './tariff.tsx'
import { loadCityField } from './tariff-places.tsx'
import '../questionnaire/questionnaire.css'
import '../subscription.css'
import './tariff.css'

/** Prices for anyone, without an account. */
export function TariffPage() {
  usePageTitle(SAY.title)
  const [search, setSearch] = useSearchParams()
  const type = productLabel(parseProduct(search.get('assurance') ?? '') ?? PRODUCT_NAMES[0].id)
  const questions = useQuery(questionsQuery(type))
  const levels = useQuery(levelsQuery(type))
  // beside the questions, rather than after them
  useEffect(() => {
    if (traitsOf(type).zones) void loadCityField().catch(() => undefined)
  }, [type])
  const levelQuestion = questions.data?.find(
    ({ configuration_question_id: id }) => id === levels.data?.configuration_question_id,
  )
  return (
    <main id="contenu" tabIndex={-1} className="subscription tariff">
      <div className="page">
        <PageHead title={SAY.title} intro={SAY.intro} />
        <Segmented
          className="tariff-product"
          legend={SAY.product}
          value={type}
          onChange={(assurance) => setSearch({ assurance }, { replace: true })}
          options={PRODUCT_NAMES.map(({ label }) => ({ value: label, label }))}
        />
        {questions.data && levelQuestion ? (
          <Suspense fallback={<Loading label={SUBSCRIPTION_MESSAGES.loadingQuestions} />}>
            <Tariff
              key={type}
              type={type}
              questions={questions.data}
              levelQuestion={levelQuestion}
            />
          </Suspense>
        ) : questions.isError || levels.isError ? (
          <LoadFailure
            onRetry={() => {
              void questions.refetch()
              void levels.refetch()
            }}
          >
            {SAY.none}
          </LoadFailure>
        ) : (
          <Loading label={SUBSCRIPTION_MESSAGES.loadingQuestions} />
        )}
      </div>
    </main>
  )
}
