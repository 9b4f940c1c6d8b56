import type { RatingRules } from '../../products/product.ts'
import { productById } from '../../products/registry.ts'
import type { Refusal } from '../../values/result.ts'
import { choiceQuestions } from '../choices.ts'
import { daysOfOne, weightOf } from '../premiums.ts'
import type { Answer, Tariff } from '../tariff.ts'
import { PREPARING_MESSAGES as SAY } from './preparing.messages.ts'
import { type RatingNumber, ratingNumbers } from './rating-numbers.ts'

/** Days in five years, the longest contract. */
const LONGEST_DAYS = 1827
/** 365 and 366 days have the same weight, so two contracts longer than that get one free day each. */
const LEAP_YEAR_DAYS = 366
const BINARY_ERROR = 1e-9
const LEAST_FACTOR = 0.1
const MOST_FACTOR = 10
const MOST_LOADING = 0.5

/**
 * Why a tariff may not be sold, with the path of the number where there is one: an impossible amount or factor, an
 * answer with more risk or a higher level that is cheaper, more days that cost less, two contracts that cost less than
 * one, a legal cap exceeded, a weight that differs from the printed general conditions. `former` is the tariff that it
 * was prepared from.
 */
export function tariffFlaws(tariff: Tariff, former: Tariff = tariff): readonly Refusal[] {
  const rules = productById(tariff.product).rating
  return [
    ...ratingNumbers(tariff).flatMap(numberFlaws),
    ...levelFlaws(tariff),
    ...orderFlaws(tariff, rules),
    ...capFlaws(tariff, rules),
    ...scaleFlaws(tariff),
    ...printedFlaws(tariff, { former, rules }),
  ]
}

/**
 * Whether a number is allowed: whole cents, above zero for a premium; a weight above zero; a share between 0 and 1, for
 * the loading 0 to 0.5; a factor of 0.11 to 9.99 with at most two decimals.
 */
function numberFlaws({ path, unit, value, ...cell }: RatingNumber): readonly Refusal[] {
  const place = SAY.place(cell)
  const flaw = (message: string) => [{ code: 'tariff.number', message, path }]
  if (unit === 'cents') {
    const least = path.startsWith('covers/') ? 1 : 0
    return Number.isInteger(value) && value >= least ? [] : flaw(SAY.amountWrong(place))
  }
  if (unit === 'factor') {
    const isOne = value > LEAST_FACTOR && value < MOST_FACTOR && Number(value.toFixed(2)) === value
    return isOne ? [] : flaw(SAY.factorWrong(place))
  }
  if (unit === 'weight') return value > 0 ? [] : flaw(SAY.weightWrong(place))
  const isLoading = path === 'loading'
  const isShare = isLoading ? value >= 0 && value <= MOST_LOADING : value > 0 && value < 1
  return isShare ? [] : flaw(SAY.shareWrong(place))
}

/** A cover may not cost less at a higher level. */
function levelFlaws({ covers, levelQuestion, questions }: Tariff): readonly Refusal[] {
  const levels = questions.find(({ id }) => id === levelQuestion)?.answers ?? []
  return covers.flatMap(({ label, premiums }, index) => {
    const priced = levels.flatMap(({ id, text }) => {
      const cents = premiums[id]
      return cents === undefined ? [] : [{ id, text, cents }]
    })
    return priced.flatMap(({ id, text, cents }, at) => {
      const lower = priced[at - 1]
      if (!lower || lower.cents <= cents) return []
      const message = SAY.levelCheaper({ cover: label, higher: text, lower: lower.text })
      return [{ code: 'tariff.level', message, path: `covers/${index}/premiums/${id}` }]
    })
  })
}

/**
 * No cover may cost less with an answer of more risk, counting its factor, the number of people and the sum insured.
 */
function orderFlaws(tariff: Tariff, { ordered }: RatingRules): readonly Refusal[] {
  return choiceQuestions(tariff).flatMap(({ id, topic, answers }) => {
    const inOrder = (ordered[id] ?? []).flatMap(
      (wanted) => answers.find((answer) => answer.id === wanted) ?? [],
    )
    return inOrder.flatMap((more, at) => {
      const less = inOrder[at - 1]
      if (!less) return []
      return tariff.covers
        .filter(({ code, basis }) => {
          const sums = basis === 'sum_insured'
          return times(more, { code, sums }) < times(less, { code, sums }) - BINARY_ERROR
        })
        .map(({ label }) => ({
          code: 'tariff.order',
          message: SAY.riskCheaper({ topic, more: more.text, less: less.text, cover: label }),
        }))
    })
  })
}

/** The total factor of an answer on a cover. */
function times(
  { relativities, heads = 1, sumInsured = 1 }: Answer,
  { code, sums }: { code: string; sums: boolean },
): number {
  return (relativities[code] ?? 1) * (sums ? heads * sumInsured : 1)
}

function capFlaws(tariff: Tariff, { capped }: RatingRules): readonly Refusal[] {
  return capped.flatMap(({ cover, questions, most, law }) => {
    const highest = choiceQuestions(tariff)
      .filter(({ id }) => questions.includes(id))
      .map(({ answers }) =>
        Math.max(...answers.map(({ relativities }) => relativities[cover] ?? 1)),
      )
      .reduce((product, factor) => product * factor, 1)
    const label = tariff.covers.find(({ code }) => code === cover)?.label ?? cover
    return highest > most + BINARY_ERROR
      ? [{ code: 'tariff.cap', message: SAY.overCap({ cover: label, highest, most, law }) }]
      : []
  })
}

/** One more day may not cost less, nor two contracts less than a single one of the same total length. */
function scaleFlaws({ scale }: Tariff): readonly Refusal[] {
  const weights = Array.from({ length: LONGEST_DAYS + 1 }, (_, days) => weightOf(scale, days))
  const weight = (days: number) => weights[days] ?? 0
  for (let days = 1; days <= LONGEST_DAYS; days += 1) {
    if (weight(days) < weight(days - 1) - BINARY_ERROR)
      return [{ code: 'tariff.scale', message: SAY.longerCheaper(days) }]
    for (let first = 1; first <= days / 2; first += 1) {
      const rest = days - first
      if (first >= LEAP_YEAR_DAYS && rest >= LEAP_YEAR_DAYS) continue
      if (weight(first) + weight(rest) < weight(days) - BINARY_ERROR)
        return [{ code: 'tariff.split', message: SAY.splitCheaper({ first, rest }) }]
    }
  }
  return []
}

/** The general conditions print the weight of some lengths; and the premiums are for the length with weight 1. */
function printedFlaws(
  { scale }: Tariff,
  { former, rules }: { former: Tariff; rules: RatingRules },
): readonly Refusal[] {
  const held = [...new Set([...rules.printedDays, daysOfOne(former.scale)])]
  return held
    .filter((days) => Math.abs(weightOf(scale, days) - weightOf(former.scale, days)) > BINARY_ERROR)
    .map((days) => ({ code: 'tariff.printed', message: SAY.printed(days) }))
}
