import { checkPeriod, defaultPeriod } from '@sillage/domain/contracts/period.ts'
import { levelsOf } from '@sillage/domain/documents/cover-sentences.ts'
import { type ProductId, parseProduct } from '@sillage/domain/products/names.ts'
import type { PriceRequest } from '@sillage/domain/subscription/breakdown.ts'
import { type Choices, readChoices } from '@sillage/domain/subscription/choices.ts'
import { coverLists, levelOf } from '@sillage/domain/subscription/covers.ts'
import { eligibility } from '@sillage/domain/subscription/eligibility.ts'
import { guaranteesOf } from '@sillage/domain/subscription/guarantees.ts'
import { answerDifferences, levelPrices } from '@sillage/domain/subscription/offers/offers.ts'
import { leadDaysOf } from '@sillage/domain/subscription/premiums.ts'
import { type PriceRow, price } from '@sillage/domain/subscription/pricing.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { dayInParis, parseDay } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import { daysCovered, type Period } from '@sillage/domain/values/period.ts'
import type { Body, Reply } from '@sillage/wire/http/route.ts'
import type { subscription } from '@sillage/wire/subscription.ts'
import { DomainError, notFound, refuse } from '../platform/http/domain-error.ts'
import { tariffInForce } from '../platform/tariffs/tariff-book.ts'
import { SUBSCRIPTION_REFUSALS } from './subscription.messages.ts'
import { presentGuarantee, presentLine } from './subscription.present.ts'

/** The price of answers for a period, without an account; missing choices count as their neutral value. */
export function quotePrice(
  request: Body<typeof subscription.price>,
  now: Temporal.Instant,
): Reply<typeof subscription.price> {
  const asked = readAsked(request, now)
  const { tariff, choices } = asked
  const priced = price(asked)
  const allowed = eligibility(tariff, choices)
  return {
    data: toEuros(priced.cents),
    breakdown: presentLines(priced.lines),
    refusal: allowed.ok ? null : { code: allowed.error.code, message: allowed.error.message },
    covers: mutable(coverLists(tariff, choices)),
    tariff_version: tariff.version,
  }
}

/**
 * The same for every level of cover side by side, with the effect of each other answer; no prices for an ineligible
 * person.
 */
export function quoteOffers(
  request: Body<typeof subscription.offers>,
  now: Temporal.Instant,
): Reply<typeof subscription.offers> {
  const asked = readAsked(request, now)
  const allowed = eligibility(asked.tariff, asked.choices)
  const level_question_id = asked.tariff.levelQuestion
  if (!allowed.ok) {
    const { code, message, path = null } = allowed.error
    const refusal = { code, message, configuration_question_id: path }
    return { level_question_id, levels: [], differences: [], refusal }
  }
  return {
    level_question_id,
    levels: levelPrices(asked).map(({ id, cents }) => ({
      choosable_answer_id: id,
      price: toEuros(cents),
    })),
    differences: answerDifferences(asked).map(({ id, cents }) => ({
      choosable_answer_id: id,
      amount: toEuros(cents),
    })),
    refusal: null,
  }
}

function readAsked(request: Body<typeof subscription.price>, now: Temporal.Instant): PriceRequest {
  const today = dayInParis(now)
  const tariff = tariffInForce(productOf(request.contract_type), today)
  const ids = request.answers.map((answer) =>
    typeof answer === 'string' ? answer : answer.choosable_answer_id,
  )
  const choices = readChoices(tariff, ids)
  if (!choices.ok) throw refuse(choices.error)
  const period =
    request.start_date === undefined && request.end_date === undefined
      ? defaultPeriod(today)
      : readPeriod({ start_date: request.start_date, end_date: request.end_date }, today)
  return {
    tariff,
    choices: choices.value,
    days: daysCovered(period),
    leadDays: leadDaysOf({ start: period.start, signedOn: today }),
  }
}

/** What each level of cover of a product covers and does not. */
export function coverLevels(
  type: string,
  now: Temporal.Instant,
): Reply<typeof subscription.levels>['data'] {
  const tariff = tariffInForce(productOf(type), dayInParis(now))
  return {
    configuration_question_id: tariff.levelQuestion,
    levels: levelsOf(tariff).map(({ id, text }) => ({
      choosable_answer_id: id,
      answer: text,
      guarantees: guaranteesOf(tariff, id).map(presentGuarantee),
    })),
    exclusions: [...tariff.exclusions],
  }
}

/** The level of cover of a quote or a contract, and what it covers and does not. */
export function levelChosen(tariff: Tariff, choices: Choices) {
  const level = levelOf(tariff, choices)
  return {
    level: levelsOf(tariff).find(({ id }) => id === level)?.text ?? '',
    guarantees: guaranteesOf(tariff, level).map(presentGuarantee),
  }
}

/** The stored lines of a price, in wire format. */
export function presentLines(lines: readonly PriceRow[]) {
  return lines.map(presentLine)
}

function mutable(lists: {
  readonly covered: readonly string[]
  readonly notCovered: readonly string[]
}) {
  return { covered: [...lists.covered], notCovered: [...lists.notCovered] }
}

export function productOf(text: string): ProductId {
  const product = parseProduct(text)
  if (!product) throw notFound()
  return product
}

/** Reads the sent period: two real days, from today on, at most 5 years. */
export function readPeriod(
  sent: { start_date?: string | undefined; end_date?: string | undefined },
  today: Temporal.PlainDate,
): Period {
  const [start, end] = (['start_date', 'end_date'] as const).map((path) => {
    const text = sent[path]
    return text === undefined ? null : readDay(text, path)
  })
  const period = checkPeriod({ start: start ?? null, end: end ?? null }, today)
  if (!period.ok) throw refuse(period.error)
  return period.value
}

/** Reads a sent day; throws when it is not in the calendar. */
export function readDay(text: string, path: string): Temporal.PlainDate {
  const day = parseDay(text)
  if (day) return day
  const message = SUBSCRIPTION_REFUSALS.impossibleDay
  throw new DomainError({
    status: 422,
    code: 'period.impossible_day',
    message,
    errors: [{ path, message }],
  })
}

/** Throws the reason why a person can't subscribe. */
export function checkEligibility(tariff: Tariff, choices: Choices) {
  const allowed = eligibility(tariff, choices)
  if (!allowed.ok) throw refuse(allowed.error)
}
