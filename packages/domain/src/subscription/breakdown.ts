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

/** The base premium, or the change made by one step. */
interface BreakdownRow {
  readonly kind: 'base' | 'factor'
  readonly code: string
  readonly label: string
  readonly cents: Cents
  readonly detail: string
}

/** The inputs of a price. `leadDays` is the number of days between the signature and the first day. */
export interface PriceRequest {
  readonly tariff: Tariff
  readonly choices: Choices
  readonly days: number
  readonly leadDays: number
}

interface Step {
  readonly code: string
  readonly label: string
  /** Shown instead of the factor of the step. */
  readonly detail?: string
  readonly change: (terms: Terms) => Terms
}

/**
 * The steps from the base premium to the premium of each cover: one line for each answer that changes it, the lead
 * time, the coefficient, the days. The amount of a line is the difference its step makes to the sum of the rounded
 * covers, so that lines add up without a correction; a step that changes nothing has no line.
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

/** The premium of each cover without the lines of the breakdown, for callers that need many prices. */
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

/**
 * The terms of the base premium: neutral answers at the chosen level, without the coefficient, lead time and duration.
 */
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
    // the base premium already includes the neutral answer
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

/** The smallest and largest factor by which a step multiplied a cover; null when it changed none. */
function changedBy(before: readonly Premium[], after: readonly Premium[]) {
  const factors = after
    .map(({ exact }, index) => exact / (before[index]?.exact ?? exact))
    .filter((factor) => Math.abs(factor - 1) > 1e-9)
  return factors.length === 0 ? null : { least: Math.min(...factors), most: Math.max(...factors) }
}
