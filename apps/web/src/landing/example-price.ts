import { defaultPeriod, formatPeriodLength } from '@sillage/domain/contracts/period.ts'
import { type Choices, choiceQuestions } from '@sillage/domain/subscription/choices.ts'
import { price } from '@sillage/domain/subscription/pricing.ts'
import { daysCovered } from '@sillage/domain/values/period.ts'
import type { TariffDay } from './public-context.ts'
import { tariffOfDay } from './tariff-of-day.ts'

export type ExamplePrice = {
  length: string
  /** The text of the only answer given; every other question is neutral. */
  answer: string
  /** Effect of that answer on the price, in cents; never positive. */
  deltaCents: number
  totalCents: number
  netCents: number
  taxCents: number
  fundCents: number
}

/**
 * A real price from the tariff in force, for the profile in the caption: a car, the default period, every question
 * neutral except the first one with a cheaper answer.
 */
export function examplePrice(on: TariffDay): ExamplePrice {
  const tariff = tariffOfDay('car', on)
  const period = defaultPeriod(Temporal.PlainDate.from(on.today))
  const cheaper = choiceQuestions(tariff)
    .filter(({ id }) => id !== tariff.levelQuestion)
    .flatMap((question) =>
      question.answers
        .filter(({ relativities, refusal }) => isCheaper(relativities) && !refusal)
        .map((answer) => ({ choices: { [question.id]: answer.id } satisfies Choices, answer })),
    )[0]
  const asked = { tariff, days: daysCovered(period), leadDays: 0 }
  const neutral = price({ ...asked, choices: {} })
  const shown = price({ ...asked, choices: cheaper?.choices ?? {} })
  return {
    length: formatPeriodLength(period),
    answer: cheaper?.answer.text ?? '',
    deltaCents: shown.cents - neutral.cents,
    totalCents: shown.cents,
    netCents: shown.netCents,
    taxCents: shown.cents - shown.netCents - shown.fundCents,
    fundCents: shown.fundCents,
  }
}

function isCheaper(relativities: Readonly<Record<string, number>>): boolean {
  const factors = Object.values(relativities)
  return factors.length > 0 && factors.every((factor) => factor < 1)
}
