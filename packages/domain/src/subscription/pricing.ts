import { type Cents, roundCents } from '../values/money.ts'
import { daysCovered, type Period } from '../values/period.ts'
import { type Choices, choiceQuestions, chosenAnswer } from './choices.ts'
import { coversOfLevel, levelOf } from './covers.ts'
import type { Answer, ChoiceQuestion, Cover, Tariff } from './tariff.ts'
import { taxRows } from './tax-lines.ts'

/** One line of the breakdown, in French. base + factors = covers; covers + taxes + funds = total, to the cent. */
export interface PriceRow {
  readonly kind: 'base' | 'factor' | 'cover' | 'tax' | 'fund' | 'total'
  readonly code: string
  readonly label: string
  readonly cents: Cents
  readonly detail?: string
}

/** A price with its whole calculation. */
export interface Price {
  /** What the user pays, all taxes included. */
  readonly cents: Cents
  /** The covers before taxes and contributions. */
  readonly netCents: Cents
  /** The flat contributions, which no refund gives back. */
  readonly fundCents: Cents
  readonly days: number
  readonly tariffVersion: string
  readonly lines: readonly PriceRow[]
}

const DAYS_PER_YEAR = 365

interface Factor {
  readonly question: ChoiceQuestion
  readonly answer: Answer
}

/** A cover and its net premium for the period, in cents, not rounded yet. */
interface Premium {
  readonly cover: Cover
  readonly exact: number
}

/**
 * The price of a contract, in cents, from the chosen answers and the period alone (decisions, section 5).
 *
 * Each cover of the level costs its annual premium x the factors of the answers that concern it x days / 365, both end
 * days covered. A question without an answer counts as factor 1, and a missing level as the tariff's default level.
 * Each cover is rounded once, half a cent away from zero; a factor line is the difference it makes to the sum of the
 * rounded covers, taken in the order of the questions, so every line adds up without a correction.
 * Throws RangeError for a period that ends before it starts.
 *
 * Example: a car, third party, all else neutral, 365 days: 409,00 € net, 530,32 € in all.
 */
export function price(request: { tariff: Tariff; choices: Choices; period: Period }): Price {
  const { tariff, choices, period } = request
  const days = daysCovered(period)
  if (days < 1) throw new RangeError(`No price for ${days} days`)
  const base = basePremiums(tariff, { level: levelOf(tariff, choices), days })
  const { premiums, lines } = applyFactors(base, factorsOf(tariff, choices))
  const insured = premiums.map(({ cover, exact }) => ({ cover, cents: roundCents(exact) }))
  const levied = taxRows(insured)
  const netCents = sum(insured)
  const cents = netCents + sum(levied)
  return {
    cents,
    netCents,
    fundCents: sum(levied.filter(({ kind }) => kind === 'fund')),
    days,
    tariffVersion: tariff.version,
    lines: [
      {
        kind: 'base',
        code: 'base',
        label: 'Prime de base',
        cents: netOf(base),
        detail: daysText(days),
      },
      ...lines,
      ...insured.map(({ cover, cents: net }) => ({
        kind: 'cover' as const,
        code: cover.code,
        label: cover.label,
        cents: net,
      })),
      ...levied,
      { kind: 'total', code: 'total', label: 'Total', cents },
    ],
  }
}

function basePremiums(
  tariff: Tariff,
  { level, days }: { level: string; days: number },
): readonly Premium[] {
  return coversOfLevel(tariff, level).map((cover) => ({
    cover,
    exact: ((cover.premiums[level] ?? 0) * days) / DAYS_PER_YEAR,
  }))
}

function factorsOf(tariff: Tariff, choices: Choices): readonly Factor[] {
  return choiceQuestions(tariff).flatMap((question) => {
    const answer = chosenAnswer(question, choices)
    return answer && answer.factor !== 1 ? [{ question, answer }] : []
  })
}

/** Multiplies the premiums by each factor in turn; a factor that concerns no cover of the level has no line. */
function applyFactors(base: readonly Premium[], factors: readonly Factor[]) {
  let premiums = base
  const lines: PriceRow[] = []
  for (const { question, answer } of factors) {
    const concerned = ({ cover }: Premium) => question.concerns.includes(cover.code)
    if (!premiums.some(concerned)) continue
    const before = netOf(premiums)
    premiums = premiums.map((premium) =>
      concerned(premium) ? { ...premium, exact: premium.exact * answer.factor } : premium,
    )
    lines.push({
      kind: 'factor',
      code: question.id,
      label: `${question.topic}\u00a0: ${answer.text}`,
      cents: netOf(premiums) - before,
      detail: `× ${answer.factor.toFixed(2).replace('.', ',')}`,
    })
  }
  return { premiums, lines }
}

function netOf(premiums: readonly Premium[]): Cents {
  return premiums.reduce((total, { exact }) => total + roundCents(exact), 0)
}

function daysText(days: number): string {
  return days === 1 ? '1 jour' : `${days} jours`
}

function sum(items: readonly { readonly cents: Cents }[]): Cents {
  return items.reduce((total, { cents }) => total + cents, 0)
}
