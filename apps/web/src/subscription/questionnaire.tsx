import { defaultPeriod, formatPeriodLength } from '@sillage/domain/contracts/period.ts'
import type { ProductLabel } from '@sillage/domain/subscription/products.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { ArrowLeft, ArrowRight, ChevronUp, CloudCheck } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../shell/paths.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Progress } from '../ui/progress.tsx'
import { answerError, chosenIds, isAnswered, pageCount, questionsOfPage } from './answers.ts'
import type { AnswerRecord, Answers } from './draft.ts'
import { PriceAnnouncement } from './price-announcement.tsx'
import { PriceBar } from './price-bar.tsx'
import { PriceDetails } from './price-details.tsx'
import { PriceFigure } from './price-figure.tsx'
import { PricePanel } from './price-panel.tsx'
import { QuestionField } from './question-field.tsx'
import type { RecapState } from './recap-state.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'
import { useDraft } from './use-draft.ts'
import { usePrice } from './use-price.ts'
import { usePriceChange } from './use-price-change.ts'
import { useQuestionnaireStep } from './use-questionnaire-step.ts'

interface QuestionnaireProps {
  readonly type: ProductLabel
  readonly questions: ConfigurationQuestion[]
}

export function Questionnaire({ type, questions }: QuestionnaireProps) {
  const { draft, isStored, change } = useDraft(type)
  const [, navigate] = useLocation()
  const answers = draft?.answers ?? {}
  const steps = pageCount(questions)
  const { step, title, goTo } = useQuestionnaireStep(questions, answers)
  const [isDetailOpen, setDetailOpen] = useState(false)

  const isAsked = Object.keys(answers).length > 0
  const live = usePrice({ type, ids: chosenIds(questions, answers), period: null, isAsked })
  const priceChange = usePriceChange(live.isSettled ? (live.price?.data ?? null) : null)
  const length = formatPeriodLength(defaultPeriod(dayInParis(Temporal.Now.instant())))

  const page = questionsOfPage(questions, step)
  const missing = page.filter((question) => !isAnswered(question, answers))
  const isLast = step === steps
  const refusal = isAsked ? (live.price?.refusal ?? null) : null
  const reason = reasonOf(missing, answers) ?? (isLast && refusal ? SAY.refusalAbove : undefined)

  const answer = (question: ConfigurationQuestion, record: AnswerRecord | undefined) => {
    const { [question.configuration_question_id]: _, ...others } = answers
    change({
      answers: record ? { ...others, [question.configuration_question_id]: record } : others,
    })
  }
  const advance = () => {
    if (!isLast) return goTo(step + 1)
    const state: RecapState = { type, questions, answers }
    navigate(paths.recap, { state })
  }
  const details = live.price && (
    <>
      <PriceDetails price={live.price} totalLabel={SAY.total} />
      <p className="micro subtle">{SAY.priceNote}</p>
    </>
  )

  return (
    <>
      <form
        className="questionnaire"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!reason) advance()
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
              aside={draft && <SavedMark isStored={isStored} />}
            />
          </div>
        </div>
        {page.map((question) => (
          <QuestionField
            key={question.configuration_question_id}
            question={question}
            record={answers[question.configuration_question_id]}
            onAnswer={(record) => answer(question, record)}
          />
        ))}
        {refusal && (
          <Banner tone="warn" live lead={SAY.cannotSubscribe}>
            {refusal.message}
          </Banner>
        )}
        <div className="questionnaire-foot">
          <div className="row-b">
            <Button
              variant="secondary"
              icon={ArrowLeft}
              disabled={step === 1}
              onClick={() => goTo(step - 1)}
            >
              {SAY.previous}
            </Button>
            <Button
              type="submit"
              iconEnd={ArrowRight}
              disabled={reason !== undefined}
              aria-describedby={reason ? 'il-reste' : undefined}
            >
              {isLast ? SAY.goOn : SAY.next}
            </Button>
          </div>
          <p className="small muted questionnaire-reason" id="il-reste">
            {reason}
          </p>
        </div>
      </form>
      <aside className="aside price-aside">
        <PricePanel
          title={SAY.yourPrice}
          live={live}
          change={priceChange}
          isAsked={isAsked}
          note={SAY.taxesIncluded(length)}
        >
          {details}
        </PricePanel>
      </aside>
      <PriceBar
        live={live}
        isAsked={isAsked}
        note={SAY.taxesIncludedShort(length)}
        action={
          <Button variant="quiet" size="s" iconEnd={ChevronUp} onClick={() => setDetailOpen(true)}>
            {SAY.seeDetail}
          </Button>
        }
      />
      <PriceAnnouncement live={live} length={length} />
      <Dialog open={isDetailOpen} onClose={() => setDetailOpen(false)} title={SAY.priceDetail}>
        <PriceFigure live={live} note={SAY.taxesIncluded(length)} />
        {details}
      </Dialog>
    </>
  )
}

function SavedMark({ isStored }: { isStored: boolean }) {
  return (
    <span className="saved-mark">
      <Icon of={CloudCheck} size="s" />
      {isStored ? SAY.saved : SAY.notSaved}
    </span>
  )
}

function reasonOf(missing: readonly ConfigurationQuestion[], answers: Answers): string | undefined {
  const [first] = missing
  if (!first) return undefined
  if (missing.length > 1) return SAY.missingMany(missing.length)
  const error = answerError(first, answers[first.configuration_question_id])
  return error ?? SAY.missingOne(first.question)
}
