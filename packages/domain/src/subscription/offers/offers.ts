import type { Cents } from '../../values/money.ts'
import type { PriceRequest } from '../breakdown.ts'
import { choiceQuestions } from '../choices.ts'
import { price } from '../pricing.ts'

interface PricedAnswer {
  readonly id: string
  readonly cents: Cents
}

/** Beyond so many answers to a question, nobody compares their prices: one is searched for. */
const MOST_COMPARED = 12

/** The price of each level of cover, all else as chosen, taxes included. */
export function levelPrices(request: PriceRequest): readonly PricedAnswer[] {
  const { tariff, choices } = request
  const level = choiceQuestions(tariff).find(({ id }) => id === tariff.levelQuestion)
  return (level?.answers ?? []).map(({ id }) => ({
    id,
    cents: price({ ...request, choices: { ...choices, [tariff.levelQuestion]: id } }).cents,
  }))
}

/**
 * What each other answer would change, taxes included, at the level in hand: 0 for the one given, or for the neutral one
 * while there is none. An answer with which nobody is insured has no price.
 */
export function answerDifferences(request: PriceRequest): readonly PricedAnswer[] {
  const { tariff, choices } = request
  const now = price(request).cents
  return choiceQuestions(tariff)
    .filter(
      ({ id, derived, answers }) =>
        id !== tariff.levelQuestion && !derived && answers.length <= MOST_COMPARED,
    )
    .flatMap(({ id: question, answers }) =>
      answers
        .filter(({ refusal }) => !refusal)
        .map(({ id }) => ({
          id,
          cents: price({ ...request, choices: { ...choices, [question]: id } }).cents - now,
        })),
    )
}
