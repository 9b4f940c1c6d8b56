import { daysBetween } from '../values/day.ts'
import { type Cents, roundCents } from '../values/money.ts'
import { type Choices, chosenAnswer } from './choices.ts'
import { coversOfLevel } from './covers.ts'
import type { Answer, ChoiceQuestion, Cover, Scale, Tariff } from './tariff.ts'

/** A cover and its net premium, in cents, not rounded yet. */
export interface Premium {
  readonly cover: Cover
  readonly exact: number
}

/** What a premium is calculated from; a step of the breakdown changes one of its parts. */
export interface Terms {
  readonly level: string
  /** In the order of the questions; one without an answer multiplies nothing. */
  readonly answers: readonly (Answer | undefined)[]
  /** What the days weigh. */
  readonly weight: number
  /** What the days before the first one multiply. */
  readonly lead: number
}

/**
 * What a number of days weighs on a scale.
 *
 * Example: on a scale through 30 days at 0.218 and 45 at 0.287, 31 days weigh 0.2226.
 */
export function weightOf({ knots }: Scale, days: number): number {
  const after = knots.findIndex(([to]) => days <= to)
  const last = after === -1 ? knots.length - 1 : Math.max(1, after)
  const [[from, low] = [0, 0], [to, high] = [1, 1]] = [knots[last - 1], knots[last]]
  return low + ((high - low) * (days - from)) / (to - from)
}

/** How many days weigh 1: those of the amounts in the tariff file. */
export function daysOfOne({ knots }: Scale): number {
  return knots.find(([, weight]) => weight === 1)?.[0] ?? 1
}

/** The factor of the days between the signature and the first day covered; 1 where the tariff has none. */
export function leadFactor({ leadTime }: Tariff, leadDays: number): number {
  return leadTime?.bands.findLast(({ from }) => from <= Math.max(0, leadDays))?.factor ?? 1
}

/** How many days lie between the day on which a price is made and the first day covered. */
export function leadDaysOf({
  start,
  signedOn,
}: {
  start: Temporal.PlainDate
  signedOn: Temporal.PlainDate
}): number {
  return Math.max(0, daysBetween(signedOn, start))
}

/** The answer that counts: the one chosen, or the neutral one. */
export function countedAnswer(question: ChoiceQuestion, choices: Choices): Answer | undefined {
  return (
    chosenAnswer(question, choices) ?? question.answers.find(({ id }) => id === question.neutral)
  )
}

/** The net premium of each cover of the level: its pure premium x each relativity x the days or the sum insured, loaded. */
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

/** The sum insured of the whole contract: that of a person for each of them, up to the cap. */
export function sumInsured({ sumInsuredCap }: Tariff, counted: readonly Answer[]): Cents {
  const heads = counted.find((answer) => answer.heads !== undefined)?.heads ?? 1
  const sum = counted.find((answer) => answer.sumInsured !== undefined)?.sumInsured ?? 0
  return Math.min(heads * sum, sumInsuredCap ?? Number.POSITIVE_INFINITY)
}

/** The sum of premiums, in cents, each rounded by itself. */
export function netOf(premiums: readonly Premium[]): Cents {
  return premiums.reduce((total, { exact }) => total + roundCents(exact), 0)
}
