import type { Cents } from '../values/money.ts'
import type { Choices } from './choices.ts'
import { choiceQuestions } from './choices.ts'
import { levelOf } from './covers.ts'
import {
  countedAnswer,
  daysOfOne,
  leadFactor,
  netOf,
  type Premium,
  premiumsOf,
  type Terms,
  weightOf,
} from './premiums.ts'
import { BREAKDOWN_MESSAGES as SAY } from './subscription.messages.ts'
import type { Answer, Tariff } from './tariff.ts'

/** The base premium, or what a step makes of it. */
interface BreakdownRow {
  readonly kind: 'base' | 'factor'
  readonly code: string
  readonly label: string
  readonly cents: Cents
  readonly detail: string
}

/** What a price is asked for. `leadDays` lie between the signature and the first day. */
export interface PriceRequest {
  readonly tariff: Tariff
  readonly choices: Choices
  readonly days: number
  readonly leadDays: number
}

interface Step {
  readonly code: string
  readonly label: string
  /** Instead of what the step multiplies. */
  readonly detail?: string
  readonly change: (terms: Terms) => Terms
}

/**
 * The way from the base premium to that of each cover: one line for each answer that changes it, the time before the
 * departure, the coefficient, the days. A line is the difference that its step makes to the sum of the rounded covers, so
 * every line adds up without a correction; a step that changes nothing has none.
 */
export function breakdown(request: PriceRequest): {
  readonly premiums: readonly Premium[]
  readonly lines: readonly BreakdownRow[]
} {
  const { tariff, choices } = request
  let terms = baseTerms(tariff, choices)
  let premiums = premiumsOf(tariff, terms)
  const lines: BreakdownRow[] = [
    {
      kind: 'base',
      code: 'base',
      label: SAY.base,
      cents: netOf(premiums),
      detail: SAY.days(daysOfOne(tariff.scale)),
    },
  ]
  for (const { change, detail, ...step } of stepsOf(request)) {
    terms = change(terms)
    const after = premiumsOf(tariff, terms)
    const factors = changedBy(premiums, after)
    if (factors)
      lines.push({
        kind: 'factor',
        ...step,
        cents: netOf(after) - netOf(premiums),
        detail: detail ?? SAY.factors(factors),
      })
    premiums = after
  }
  return { premiums, lines }
}

/** Where the way ends, without its lines: the premium of each cover, of which many are asked at once. */
export function premiumsAsked({
  tariff,
  choices,
  days,
  leadDays,
}: PriceRequest): readonly Premium[] {
  const answers = choiceQuestions(tariff).map((question) =>
    countedAnswer(question, question.id === tariff.levelQuestion ? {} : choices),
  )
  return premiumsOf(tariff, {
    level: levelOf(tariff, choices),
    answers,
    weight: weightOf(tariff.scale, days),
    lead: leadFactor(tariff, leadDays),
  })
}

/** Where the way begins: neutral answers at the level chosen, the coefficient and the time not counted yet. */
function baseTerms(tariff: Tariff, choices: Choices): Terms {
  const answers = choiceQuestions(tariff).map((question) =>
    question.isCoefficient ? undefined : countedAnswer(question, {}),
  )
  return { level: levelOf(tariff, choices), answers, weight: 1, lead: 1 }
}

function stepsOf({ tariff, choices, days, leadDays }: PriceRequest): readonly Step[] {
  const steps = choiceQuestions(tariff).flatMap((question, index) => {
    const { id, topic, isCoefficient } = question
    const answer = countedAnswer(question, choices)
    if (!answer || id === tariff.levelQuestion) return []
    // the way begins there
    if (answer.id === question.neutral && !isCoefficient) return []
    const label = isCoefficient ? topic : SAY.answer(topic, answer.text)
    return [{ isCoefficient, step: { code: id, label, change: answering(index, answer) } }]
  })
  const those = (coefficient: boolean) =>
    steps.flatMap(({ isCoefficient, step }) => (isCoefficient === coefficient ? step : []))
  return [
    ...those(false),
    {
      code: 'lead_time',
      label: SAY.leadTime,
      change: (terms) => ({ ...terms, lead: leadFactor(tariff, leadDays) }),
    },
    ...those(true),
    {
      code: 'duration',
      label: SAY.duration,
      detail: SAY.days(days),
      change: (terms) => ({ ...terms, weight: weightOf(tariff.scale, days) }),
    },
  ]
}

function answering(question: number, answer: Answer) {
  return (terms: Terms): Terms => ({ ...terms, answers: terms.answers.with(question, answer) })
}

/** By how much the least and the most changed covers were multiplied; null when none was. */
function changedBy(before: readonly Premium[], after: readonly Premium[]) {
  const factors = after
    .map(({ exact }, index) => exact / (before[index]?.exact ?? exact))
    .filter((factor) => Math.abs(factor - 1) > 1e-9)
  return factors.length === 0 ? null : { least: Math.min(...factors), most: Math.max(...factors) }
}
