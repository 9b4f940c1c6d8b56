import { formatPeriodLength } from '@sillage/domain/contracts/period.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { Check, CloudCheck } from 'lucide-react'
import { Fragment, lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Answers } from '../draft/draft.ts'
import { chosenPeriod, pricedPeriod } from '../draft/draft-period.ts'
import { type DraftPlace, useDraft } from '../draft/use-draft.ts'
import { isOnPages } from '../people/people-answers.ts'
import { differencesOf, useOffers } from '../price/use-offers.ts'
import { usePrice } from '../price/use-price.ts'
import type { RecapState } from '../recap/recap-state.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { answerError, chosenIds, isAnswered, pageCount, questionsOfPage } from './answers.ts'
import { QuestionField } from './question-field.tsx'
import { QuestionnaireFoot } from './questionnaire-foot.tsx'
import { QuestionnairePrice } from './questionnaire-price.tsx'
import { useKnownAnswers } from './use-known-answers.ts'
import { useQuestionnaireStep } from './use-questionnaire-step.ts'

const LevelsTable = lazy(() =>
  import('../recap/levels-table.tsx').then((file) => ({ default: file.LevelsTable })),
)

const DraftOnServer = lazy(() =>
  import('../draft/draft-on-server.tsx').then((file) => ({ default: file.DraftOnServer })),
)

interface QuestionnaireProps {
  readonly type: ProductLabel
  readonly questions: ConfigurationQuestion[]
}

export function Questionnaire({ type, questions }: QuestionnaireProps) {
  const { draft, place, answer } = useDraft(type)
  const [, navigate] = useLocation()
  const answers = draft?.answers ?? {}
  const pages = questions.filter(isOnPages)
  const steps = pageCount(pages)
  const { step, title, goTo } = useQuestionnaireStep(pages, answers)
  const isLast = step === steps
  const page = questionsOfPage(pages, step)

  const isAsked = Object.keys(answers).length > 0
  const ids = chosenIds(pages, answers)
  const today = dayInParis(Temporal.Now.instant())
  const period = pricedPeriod(draft, today)
  const live = usePrice({ type, ids, period, isAsked })
  const { offers } = useOffers({ type, ids, period: isAsked ? period : null })
  const differences = differencesOf(offers, ids)
  const refusal = isAsked ? (live.price?.refusal ?? null) : null
  const reason = missingFrom(page, answers) ?? (isLast && refusal ? SAY.refusalAbove : undefined)

  const known = useKnownAnswers({
    page,
    period: chosenPeriod(draft, today),
    answers,
    onAnswer: answer,
  })
  const advance = () => {
    if (reason) return
    if (!isLast) return goTo(step + 1)
    const state: RecapState = { type, questions, answers }
    navigate(paths.recap, { state })
  }

  return (
    <>
      <form
        className="questionnaire"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          advance()
        }}
      >
        <div className="questionnaire-head">
          <h1 ref={title} tabIndex={-1} aria-describedby="etape">
            {SAY.formTitle(type)}
          </h1>
          <div id="etape">
            <Progress
              step={step}
              steps={steps}
              text={SAY.step(step, steps)}
              aside={draft && <SavedMark place={place} />}
            />
          </div>
        </div>
        <Suspense fallback={null}>
          <DraftOnServer type={type} />
        </Suspense>
        {page.map((question) => {
          const { configuration_question_id: id } = question
          return (
            <Fragment key={id}>
              <QuestionField
                question={withSource(question, known.get(id))}
                record={answers[id]}
                differences={differences}
                onAnswer={(record) => answer(id, record)}
              />
              <Suspense fallback={null}>
                <LevelsTable
                  type={type}
                  questionId={id}
                  chosen={answers[id]?.choosable_answer_id}
                />
              </Suspense>
            </Fragment>
          )
        })}
        {refusal && (
          <Banner tone="warn" live lead={SAY.cannotSubscribe}>
            {refusal.message}
          </Banner>
        )}
        <QuestionnaireFoot
          isFirst={step === 1}
          isLast={isLast}
          reason={reason}
          onPrevious={() => goTo(step - 1)}
        />
      </form>
      <QuestionnairePrice
        live={live}
        isAsked={isAsked}
        isProvisional={pages.some((question) => !isAnswered(question, answers))}
        length={formatPeriodLength(period)}
      />
    </>
  )
}

function SavedMark({ place }: { place: DraftPlace }) {
  return (
    <span className="saved-mark">
      <Icon of={place === 'account' ? CloudCheck : Check} size="s" />
      {SAY.saved[place]}
    </span>
  )
}

/** A question whose help also says where its answer comes from. */
function withSource(question: ConfigurationQuestion, source: string | undefined) {
  return source ? { ...question, help: `${question.help ?? ''} ${source}`.trim() } : question
}

/** What the questions of a page still lack, in one sentence. */
function missingFrom(page: readonly ConfigurationQuestion[], answers: Answers): string | undefined {
  const missing = page.filter((question) => !isAnswered(question, answers))
  const [first] = missing
  if (!first) return undefined
  if (missing.length > 1) return SAY.missingMany(missing.length)
  const error = answerError(first, answers[first.configuration_question_id])
  return error ?? SAY.missingOne(first.question)
}
