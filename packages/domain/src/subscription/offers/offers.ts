import type { Cents } from '../../values/money.ts'
import type { PriceRequest } from '../breakdown.ts'
import { choiceQuestions } from '../choices.ts'
import { totalPrice } from '../pricing.ts'

interface PricedAnswer {
  readonly id: string
  readonly cents: Cents
}

/** Questions with more answers are searched rather than compared by price. */
const MOST_COMPARED = 12

/** The price of each level of cover with all other choices unchanged, taxes included. */
export function levelPrices(request: PriceRequest): readonly PricedAnswer[] {
  const { tariff, choices } = request
  const level = choiceQuestions(tariff).find(({ id }) => id === tariff.levelQuestion)
  return (level?.answers ?? []).map(({ id }) => ({
    id,
    cents: totalPrice({ ...request, choices: { ...choices, [tariff.levelQuestion]: id } }),
  }))
}

/**
 * How much each other answer would change the price, taxes included, at the current level: 0 for the given answer, or
 * for the neutral one if none is given. An answer that rules out insurance has no price.
 */
export function answerDifferences(request: PriceRequest): readonly PricedAnswer[] {
  const { tariff, choices } = request
  const now = totalPrice(request)
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
          cents: totalPrice({ ...request, choices: { ...choices, [question]: id } }) - now,
        })),
    )
}
