import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceRow } from '../subscription/pricing.ts'
import { checkExtension, extendedRows, extensionPrice } from './extension.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const january = { start: day('2027-01-01'), end: day('2027-01-31') }
const extend = (newEnd: string | null, chainStart = '2027-01-01') =>
  checkExtension(january, {
    newEnd: newEnd === null ? null : day(newEnd),
    chainStart: day(chainStart),
  })

test.each(['2027-02-01', '2028-02-29', '2032-01-01'])('it may end on %s', (end) => {
  expect(extend(end)).toEqual({ ok: true, value: { start: january.start, end: day(end) } })
})

test.each([
  ['without an end', null, 'extension.end_missing'],
  ['to the same day', '2027-01-31', 'extension.not_after_end'],
  ['to an earlier day', '2027-01-30', 'extension.not_after_end'],
  ['a day beyond five years', '2032-01-02', 'period.too_long'],
  ['to the year 2200', '2200-01-01', 'period.too_long'],
])('%s it is refused', (_, end, code) => {
  expect(extend(end)).toMatchObject({ ok: false, error: { code, path: 'new_end_date' } })
})

test('the five years count from the first day of the row', () => {
  expect(extend('2031-01-01', '2026-01-01')).toMatchObject({ ok: true })
  expect(extend('2031-01-02', '2026-01-01')).toMatchObject({ error: { code: 'period.too_long' } })
})

test.each([
  // 310,00 € ÷ 31 days = 10,00 € a day
  [31_000, '2027-02-10', 10, 10_000, 41_000],
  // 100,00 € ÷ 31 days = 3,2258 €; 1 day
  [10_000, '2027-02-01', 1, 323, 10_323],
  // 57,21 € ÷ 31 x 28 = 51,6735…
  [5721, '2027-02-28', 28, 5167, 10_888],
])('%d cents for January, until %s: %d days for %d, %d in all', (priceCents, end, ...expected) => {
  const { addedDays, extensionCents, totalCents } = extensionPrice(
    { ...january, priceCents },
    day(end),
  )
  expect([addedDays, extensionCents, totalCents]).toEqual(expected)
})

const row = (kind: PriceRow['kind'], cents: number): PriceRow => ({
  kind,
  code: kind,
  label: kind,
  cents,
})

test('its rows keep the flat contribution and share the rest as before', () => {
  const rows = [
    row('base', 8000),
    row('factor', -2000),
    row('cover', 4000),
    row('cover', 2000),
    row('tax', 1000),
    row('fund', 650),
    row('total', 7650),
  ]
  // (14 650 - 650) ÷ 7000 = twice
  expect(extendedRows(rows, { totalCents: 14_650, days: 62 }).map(({ cents }) => cents)).toEqual([
    16_000, -4000, 8000, 4000, 2000, 650, 14_650,
  ])
})

const sum = (all: readonly { cents: number }[]) =>
  all.reduce((total, { cents }) => total + cents, 0)

test('its rows add up to the cent, whatever they are', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 1, max: 400_000 }), (covers, taxes, more) => {
      const parts = [
        ...covers.map((cents) => row('cover', cents + 1)),
        ...taxes.map((cents) => row('tax', cents)),
        row('fund', 650),
      ]
      const net = sum(parts.filter(({ kind }) => kind === 'cover'))
      const before = [row('base', net + 777), row('factor', -777), ...parts]
      const after = extendedRows(before, { totalCents: sum(parts) + more, days: 40 })
      const of = (...kinds: string[]) => sum(after.filter(({ kind }) => kinds.includes(kind)))
      expect(of('cover', 'tax', 'fund')).toBe(sum(parts) + more)
      expect(of('base', 'factor')).toBe(of('cover'))
      expect(of('fund')).toBe(650)
    }),
  )
})
