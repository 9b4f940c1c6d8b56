import { daysBetween } from '../values/day.ts'
import { type Cents, roundCents } from '../values/money.ts'
import { answerById, type Choices, chosenAnswer } from './choices.ts'
import { coversOfLevel } from './covers.ts'
import type { Answer, ChoiceQuestion, Cover, Scale, Tariff } from './tariff.ts'

/** A cover and its net premium in cents, not yet rounded. */
export interface Premium {
  readonly cover: Cover
  readonly exact: number
}

/** The inputs of a premium; each step of the breakdown changes one of them. */
export interface Terms {
  readonly level: string
  /** In the order of the questions; one without an answer has no effect. */
  readonly answers: readonly (Answer | undefined)[]
  /** The weight of the days covered. */
  readonly weight: number
  /** The factor of the days before the first one. */
  readonly lead: number
}

/**
 * The weight of a number of days on a scale.
 *
 * Example: on a scale through 30 days at 0.218 and 45 at 0.287, 31 days weigh 0.2226.
 */
export function weightOf({ knots }: Scale, days: number): number {
  const after = knots.findIndex(([to]) => days <= to)
  const last = after === -1 ? knots.length - 1 : Math.max(1, after)
  const [[from, low] = [0, 0], [to, high] = [1, 1]] = [knots[last - 1], knots[last]]
  return low + ((high - low) * (days - from)) / (to - from)
}

/** The number of days with weight 1, which the amounts in the tariff file are for. */
export function daysOfOne({ knots }: Scale): number {
  return knots.find(([, weight]) => weight === 1)?.[0] ?? 1
}

/** The factor of the days between the signature and the first day covered; 1 if the tariff has none. */
export function leadFactor({ leadTime }: Tariff, leadDays: number): number {
  return leadTime?.bands.findLast(({ from }) => from <= Math.max(0, leadDays))?.factor ?? 1
}

/** The number of days from the day of a price to the first day covered. */
export function leadDaysOf({
  start,
  signedOn,
}: {
  start: Temporal.PlainDate
  signedOn: Temporal.PlainDate
}): number {
  return Math.max(0, daysBetween(signedOn, start))
}

/** The answer that is counted: the chosen one, otherwise the neutral one. */
export function countedAnswer(question: ChoiceQuestion, choices: Choices): Answer | undefined {
  const { neutral } = question
  return (
    chosenAnswer(question, choices) ??
    (neutral === null ? undefined : answerById(question, neutral))
  )
}

/**
 * The net premium of each cover of the level: its pure premium x the relativity of each answer x the weight of the days
 * or the sum insured, with the loading.
 */
export function premiumsOf(tariff: Tariff, terms: Terms): readonly Premium[] {
  const counted = terms.answers.filter((answer) => answer !== undefined)
  return coversOfLevel(tariff, terms.level).map((cover) => {
    const factor = counted.reduce(
      (product, { relativities }) => product * (relativities[cover.code] ?? 1),
      cover.premiums[terms.level] ?? 0,
    )
    const lead = tariff.leadTime?.covers.includes(cover.code) ? terms.lead : 1
    const size = cover.basis === 'scale' ? terms.weight : sumInsured(tariff, counted)
    return { cover, exact: (factor * lead * size) / (1 - tariff.loading) }
  })
}

/** The sum insured of the whole contract: that of one person times their number, up to the cap. */
export function sumInsured({ sumInsuredCap }: Tariff, counted: readonly Answer[]): Cents {
  const heads = counted.find((answer) => answer.heads !== undefined)?.heads ?? 1
  const sum = counted.find((answer) => answer.sumInsured !== undefined)?.sumInsured ?? 0
  return Math.min(heads * sum, sumInsuredCap ?? Number.POSITIVE_INFINITY)
}

/** The sum of premiums in cents, each rounded on its own. */
export function netOf(premiums: readonly Premium[]): Cents {
  return premiums.reduce((total, { exact }) => total + roundCents(exact), 0)
}
