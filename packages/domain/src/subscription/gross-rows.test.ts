import { expect, test } from 'vitest'
import { PRODUCTS } from '../products/traits.ts'
import { grossRows } from './gross-rows.ts'
import { price } from './pricing.ts'
import { tariffInForce } from './tariffs.ts'

const sum = (rows: readonly { cents: number }[]) =>
  rows.reduce((total, { cents }) => total + cents, 0)

const row = (kind: 'cover' | 'tax' | 'fund', code: string, cents: number) => ({
  kind,
  code,
  label: code,
  cents,
})

test('each cover includes the tax on it', () => {
  const tariff = tariffInForce('car', Temporal.PlainDate.from('2026-11-22'))
  const rows = grossRows(
    [
      row('cover', 'liability', 10_000),
      row('cover', 'glass', 1000),
      row('cover', 'theft_fire', 2000),
      row('tax', 'natural_disasters', 180),
      row('tax', 'motor_liability_tax', 3300),
      row('tax', 'motor_other_tax', 572),
      row('fund', 'terrorism_fund', 650),
    ],
    tariff,
  )
  expect(rows.map(({ cents }) => cents)).toEqual([13_300, 1180, 2572, 650])
})

test.each(
  PRODUCTS.flatMap(({ id }) =>
    ['2026-11-22', '2027-02-01'].flatMap((day) =>
      [1, 7, 31, 365].map((days) => ({ id, day, days })),
    ),
  ),
)('$id of $day for $days days: the rows add up to the price', ({ id, day, days }) => {
  const tariff = tariffInForce(id, Temporal.PlainDate.from(day))
  const { cents, lines } = price({ tariff, choices: {}, days, leadDays: 0 })
  const rows = grossRows(lines, tariff)
  expect(sum(rows)).toBe(cents)
  for (const { cents: gross } of rows) expect(gross).toBeGreaterThan(0)
})
