import type { Contradiction } from '@sillage/domain/contracts/contradiction.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import type { Choices } from '@sillage/domain/subscription/choices.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { type Cents, fromEuros, inEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { ContradictionNotice } from '@sillage/wire/contracts/contradictions.ts'
import { DomainError } from '../platform/http/domain-error.ts'
import { tariffInForce } from '../platform/tariffs/tariff-book.ts'
import { quotePrice } from './pricing.service.ts'
import { SUBSCRIPTION_REFUSALS } from './subscription.messages.ts'

/** What the price of a correction is calculated from. */
interface Priced {
  readonly product: ProductId
  readonly tariff: Tariff
  readonly choices: Choices
  /** One month from today when none was given. */
  readonly period?: Period
  readonly now: Temporal.Instant
}

/** Contradictions as shown: each correction with the resulting price. */
export function tellContradictions(
  contradictions: readonly Contradiction[],
  priced: Priced,
): ContradictionNotice[] {
  const { product, tariff, now, choices } = priced
  // answers under a tariff no longer sold have no price today
  const isSold = tariffInForce(product, dayInParis(now)).version === tariff.version
  return contradictions.map(({ code, message, path, remedy }) => {
    if (!remedy || !isSold) return { code, message, path, remedy: null }
    const { questionId, answerId, answerText } = remedy
    const mended = priceOf({ ...priced, choices: { ...choices, [questionId]: answerId } })
    return {
      code,
      message,
      path,
      remedy: {
        question_id: questionId,
        choosable_answer_id: answerId,
        answer: answerText,
        contractPrice: toEuros(mended),
        difference: toEuros(mended - priceOf(priced)),
      },
    }
  })
}

/**
 * Throws 422 with each contradiction at its field, with the right answer and its price; does nothing when there is
 * none. When no period was given, the sentence says that the price is for a month.
 */
export function refuseFound(
  found: readonly ContradictionNotice[],
  remedy: typeof SUBSCRIPTION_REFUSALS.remedy = SUBSCRIPTION_REFUSALS.remedy,
) {
  const notices = found.map((one) => ({ ...one, message: sentenceOf(one, remedy) }))
  const [first] = notices
  if (!first) return
  throw new DomainError({
    status: 422,
    code: first.code,
    message: first.message,
    errors: notices.map(({ path, message }) => ({ path, message })),
    extra: { contradictions: notices },
  })
}

function sentenceOf(
  { message, remedy }: ContradictionNotice,
  say: typeof SUBSCRIPTION_REFUSALS.remedy,
): string {
  if (!remedy) return message
  const { answer, contractPrice, difference } = remedy
  const sign = difference < 0 ? '' : '+'
  return `${message} ${say({
    answer,
    price: inEuros(contractPrice),
    difference: `${sign}${inEuros(difference)}`,
  })}`
}

function priceOf({ product, choices, period, now }: Priced): Cents {
  const asked = {
    contract_type: product,
    answers: Object.values(choices),
    start_date: period?.start.toString(),
    end_date: period?.end.toString(),
  }
  return fromEuros(quotePrice(asked, now).data)
}
