import { expect, test } from 'vitest'
import { readChoices } from './choices.ts'
import EXPECTED from './expected-prices.json' with { type: 'json' }
import { price } from './pricing.ts'
import { tariffByVersion } from './tariffs.ts'

/** The names of the taxes in the expected amounts. */
const TAX_CODES: Readonly<Record<string, string>> = {
  natural_disasters: 'natural_disasters',
  tax_liability: 'motor_liability_tax',
  tax_other: 'motor_other_tax',
  tax_travel: 'travel_tax',
  fgti: 'terrorism_fund',
}

test('there are 54 expected prices, for cars and for travel', () => {
  expect(EXPECTED).toHaveLength(54)
  expect(new Set(EXPECTED.map(({ product }) => product)).size).toBe(2)
})

test.each(EXPECTED)(
  '$id: $name for $days days has the expected price',
  ({ product, answers, days, leadDays, covers, fee, taxes, total }) => {
    const tariff = tariffByVersion(product, `${product}-2027-1`)
    const choices = tariff && readChoices(tariff, answers)
    if (!tariff || !choices?.ok) throw new Error(answers.join(' '))
    const { lines, cents } = price({ tariff, choices: choices.value, days, leadDays })
    const amounts = (...kinds: string[]) =>
      Object.fromEntries(
        lines.filter(({ kind }) => kinds.includes(kind)).map((row) => [row.code, row.cents]),
      )
    expect(amounts('cover')).toEqual(covers)
    expect(amounts('fee')).toEqual({ fee })
    expect(amounts('tax', 'fund')).toEqual(
      Object.fromEntries(Object.entries(taxes).map(([tax, due]) => [TAX_CODES[tax], due])),
    )
    expect(cents).toBe(total)
  },
)
