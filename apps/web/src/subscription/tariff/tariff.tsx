import { checkPeriod, defaultPeriod } from '@sillage/domain/contracts/period.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import type { AnswerRecord, Answers } from '../draft/draft.ts'
import { differencesOf, useOffers } from '../price/use-offers.ts'
import { chosenIds, isAnswered } from '../questionnaire/answers.ts'
import { QuestionField } from '../questionnaire/question-field.tsx'
import { LevelsTable } from '../recap/levels-table.tsx'
import { SUBSCRIPTION_MESSAGES } from '../subscription.messages.ts'
import { handOver, takeUpAddress } from './hand-over.ts'
import { KeepPrice } from './keep-price.tsx'
import { TARIFF_MESSAGES as SAY } from './tariff.messages.ts'
import { TariffLevels } from './tariff-levels.tsx'
import { readTariffLink, type TariffState, writeTariffLink } from './tariff-link.ts'
import { TariffPeriod } from './tariff-period.tsx'
import { TariffPlaces } from './tariff-places.tsx'

interface TariffProps {
  readonly type: ProductLabel
  readonly questions: readonly ConfigurationQuestion[]
  /** The question about the level of cover. */
  readonly levelQuestion: ConfigurationQuestion
}

/** The period, the questions that affect the price, and the levels beside. The answers are in the URL fragment. */
export function Tariff({ type, questions, levelQuestion }: TariffProps) {
  const { trips, zones, asksLast, departingToday } = traitsOf(type)
  const today = dayInParis(Temporal.Now.instant())
  const [state, setState] = useState(() => startingState(questions, { today, trips }))
  const [lastAnswered, setLastAnswered] = useState<string | null>(null)
  const [isPressed, setPressed] = useState(false)
  const [, navigate] = useLocation()
  const { answers, period, places } = state
  const level = levelQuestion.configuration_question_id
  const rating = questions.filter((question) => isRating(question) && question !== levelQuestion)
  const checked = checkPeriod(period, today)
  const live = useOffers({
    type,
    ids: chosenIds(questions, answers),
    period: checked.ok ? checked.value : null,
  })
  const { offers } = live
  const differences = differencesOf(offers)

  const fragment = writeTariffLink(state)
  useEffect(() => {
    history.replaceState(history.state, '', `#${fragment}`)
  }, [fragment])

  const answer = (id: string, record: AnswerRecord | undefined) => {
    setLastAnswered(id)
    setState({ ...state, answers: withAnswer(answers, id, record) })
  }
  const goOn = () => {
    setPressed(true)
    if (!hasLevel) return
    const { start, end } = period
    handOver(type, {
      answers: zones ? withAnswer(answers, zones.destination, destinationOf(places)) : answers,
      period: { start: start?.toString() ?? null, end: end?.toString() ?? null },
    })
    navigate(takeUpAddress(type))
  }
  const field = (question: ConfigurationQuestion) => {
    const { configuration_question_id: id } = question
    const refusal = offers?.refusal
    const asked = {
      question,
      record: answers[id],
      differences,
      onAnswer: (record: AnswerRecord | undefined) => answer(id, record),
    }
    return (
      <div key={id} className="tariff-question">
        {zones?.question === id ? (
          <TariffPlaces
            {...asked}
            zones={zones}
            places={places}
            onPlaces={(changed, zone) =>
              setState({ ...state, places: changed, answers: withAnswer(answers, id, zone) })
            }
          />
        ) : (
          <QuestionField {...asked} />
        )}
        {refusal && (refusal.configuration_question_id ?? lastAnswered) === id && (
          <Banner tone="warn" live lead={SUBSCRIPTION_MESSAGES.cannotSubscribe}>
            {refusal.message}
          </Banner>
        )}
      </div>
    )
  }
  const later = rating.filter((question) => asksLast.includes(question.configuration_question_id))
  const hasLevel = isAnswered(levelQuestion, answers)
  const isLevelMissing = isPressed && !hasLevel
  return (
    <div className="two">
      <div className="questionnaire tariff-form">
        <TariffPeriod
          period={period}
          today={today}
          areDaysKnown={trips}
          onChange={(changed) => setState({ ...state, period: changed })}
        >
          {departingToday && period.start?.equals(today) && (
            <Banner tone="warn" live>
              {departingToday}
            </Banner>
          )}
        </TariffPeriod>
        {rating.filter((question) => !later.includes(question)).map(field)}
        <section className="tariff-later">
          <h2>{SAY.more}</h2>
          <p className="muted">{SAY.moreText}</p>
          <Disclosure
            summary={SAY.moreQuestions(later.length)}
            open={later.some((question) => isAnswered(question, answers)) || undefined}
          >
            {later.map(field)}
          </Disclosure>
        </section>
        <h2 className="vh">{SAY.covers}</h2>
        <LevelsTable type={type} questionId={level} chosen={answers[level]?.choosable_answer_id} />
        <KeepPrice fragment={fragment} />
      </div>
      <TariffLevels
        live={live}
        question={levelQuestion}
        chosen={answers[level]?.choosable_answer_id}
        isProvisional={rating.some((question) => !isAnswered(question, answers))}
        onChoose={(id) => {
          const chosen = levelQuestion.choosableAnswers.find(
            ({ choosable_answer_id }) => choosable_answer_id === id,
          )
          if (chosen) answer(level, { answer: chosen.answer, choosable_answer_id: id })
        }}
      >
        <div role="status">
          {isLevelMissing && <FieldError id="tarif-suite">{SAY.chooseLevel}</FieldError>}
        </div>
        <Button
          wide
          aria-disabled={!hasLevel || undefined}
          aria-describedby="tarif-suite"
          onClick={goOn}
        >
          {SAY.goOn}
        </Button>
        {!isLevelMissing && (
          <p id="tarif-suite" className="micro muted tariff-account">
            {hasLevel ? SAY.account : SAY.chooseLevel}
          </p>
        )}
      </TariffLevels>
    </div>
  )
}

function withAnswer(answers: Answers, id: string, record: AnswerRecord | undefined): Answers {
  const { [id]: _, ...others } = answers
  return record ? { ...others, [id]: record } : others
}

/** The places as the answer about the destination. */
function destinationOf(places: TariffState['places']): AnswerRecord | undefined {
  // of a link, only those that the search knows
  const names = places
    .filter(({ placeId, country }) => !placeId || country)
    .map(({ name }) => name.trim())
    .filter(Boolean)
  return names.length > 0 ? { answer: names.join(', '), choosable_answer_id: null } : undefined
}

/** Whether a question affects the price: a choice, or a number that implies such an answer. */
function isRating({ choosableAnswers, derives }: ConfigurationQuestion): boolean {
  return choosableAnswers.length > 1 || derives !== undefined
}

/**
 * The state from the link. Without days in it, uses the default period, except for trips, whose days only the
 * traveller knows.
 */
function startingState(
  questions: readonly ConfigurationQuestion[],
  { today, trips }: { today: Temporal.PlainDate; trips: boolean },
): TariffState {
  const linked = readTariffLink(location.hash, questions)
  return trips || linked.period.start ? linked : { ...linked, period: defaultPeriod(today) }
}
