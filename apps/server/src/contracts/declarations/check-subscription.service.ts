import type { Contradiction } from '@sillage/domain/contracts/contradiction.ts'
import { defaultPeriod } from '@sillage/domain/contracts/period.ts'
import { checkTrips } from '@sillage/domain/contracts/trips.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { readAnswerTo } from '@sillage/domain/subscription/answer-value.ts'
import { readChoices } from '@sillage/domain/subscription/choices.ts'
import { isAboutPeople } from '@sillage/domain/subscription/people/given-people.ts'
import { leadDaysOf } from '@sillage/domain/subscription/premiums.ts'
import {
  type AnsweredQuestion,
  derivedChoices,
} from '@sillage/domain/subscription/questionnaire.ts'
import type { Question } from '@sillage/domain/subscription/tariff.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { contradictions } from '@sillage/wire/contracts/contradictions.ts'
import type { Body, Reply } from '@sillage/wire/http/route.ts'
import type { SavedAnswer } from '@sillage/wire/subscription.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { tariffInForce } from '../../platform/tariffs/tariff-book.ts'
import { productOf, readPeriod } from '../../subscription/pricing.service.ts'
import { tellContradictions } from '../../subscription/remedies.service.ts'
import { pricedAt } from '../contract-terms.ts'
import { contradictionsIn } from '../contradictions.service.ts'
import { declarationsFor } from './declarations.service.ts'

/**
 * The contradictions in a subscription under way, and the declarations it needs; only the answers given so far are
 * judged.
 */
export async function checkSubscription(
  context: RequestContext,
  request: Body<typeof contradictions.check>,
): Promise<Reply<typeof contradictions.check>> {
  const { now } = context
  const today = dayInParis(now)
  const product = productOf(request.contract_type)
  const tariff = tariffInForce(product, today)
  const ids = request.questions.flatMap((answer) => answer.choosable_answer_id ?? [])
  const sent = readChoices(tariff, ids)
  if (!sent.ok) throw refuse(sent.error)
  const trips = checkTrips(traitsOf(product), request.travels, 'subscribe')
  const travels = trips.ok
    ? trips.value.map((trip, index) => ({ ...request.travels[index], ...trip }))
    : []
  const { start_date, end_date } = request
  const period =
    start_date === undefined && end_date === undefined
      ? defaultPeriod(today)
      : readPeriod({ start_date, end_date }, today)
  const { zones } = traitsOf(product)
  const judged = tariff.questions.filter(
    (question) =>
      isAboutPeople(question) || question.kind === 'integer' || question.id === zones?.destination,
  )
  const { answers, refusals } = readAnswers(judged, request.questions, today)
  const derived = derivedChoices(tariff, { choices: sent.value, answers })
  const { choices } = derived
  const checked = { product, tariff, choices, period, travels, answers, now }
  const { needs, reasons, warnings } = productById(product).papers.advice({
    choices,
    answerTo: (id) => sentAnswer(request.questions, id),
    startsToday: period.start.equals(today),
  })
  return {
    advice: { needs: [...needs], reasons: [...reasons], warnings: [...warnings] },
    data: tellContradictions(
      [...refusals, ...derived.contradictions, ...contradictionsIn(checked)],
      checked,
    ),
    declarations: [
      ...(await declarationsFor(context, {
        ...checked,
        ...pricedAt(leadDaysOf({ start: period.start, signedOn: today }), checked),
        questionnaireId: null,
      })),
    ],
  }
}

/** The answer as sent; null when there is none. */
function sentAnswer(sent: readonly SavedAnswer[], questionId: string): string | null {
  const answer = sent.find(({ question_id: id }) => id === questionId)
  return answer ? String(answer.answerValue) : null
}

/** The readable answers, and what is wrong with the others. */
function readAnswers(
  questions: readonly Question[],
  sent: readonly SavedAnswer[],
  today: Temporal.PlainDate,
): { answers: AnsweredQuestion[]; refusals: Contradiction[] } {
  const answers: AnsweredQuestion[] = []
  const refusals: Contradiction[] = []
  for (const question of questions) {
    const answer = sent.find(({ question_id: id }) => id === question.id)
    if (!answer) continue
    const read = readAnswerTo(question, { answerValue: answer.answerValue }, today)
    if (read.ok)
      answers.push({ questionId: question.id, questionText: question.text, ...read.value })
    else refusals.push({ ...read.error, path: question.id, remedy: null })
  }
  return { answers, refusals }
}
