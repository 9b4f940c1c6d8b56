import { expect, test } from 'vitest'
import { price } from '../subscription/pricing.ts'
import { tariffByVersion } from '../subscription/tariffs.ts'
import { daysCovered } from '../values/period.ts'
import { planExtension } from './extension.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const january = { start: day('2027-01-01'), end: day('2027-01-31') }

function signed(version: string, level = 'car.level.all_risks') {
  const tariff = tariffByVersion('car', version)
  if (!tariff) throw new Error(version)
  const choices = { 'car.level': level }
  const asked = { tariff, choices, days: daysCovered(january), leadDays: 0 }
  const { cents, lines } = price(asked)
  return { ...january, tariff, choices, leadDays: 0, priceCents: cents, lines }
}

const extend = (newEnd: string | null, chainStart = '2027-01-01') =>
  planExtension(signed('car-2027-1'), {
    newEnd: newEnd === null ? null : day(newEnd),
    chainStart: day(chainStart),
  })

test.each(['2027-02-01', '2028-02-29', '2032-01-01'])('an extension may end on %s', (end) => {
  expect(extend(end)).toMatchObject({
    ok: true,
    value: { period: { start: january.start, end: day(end) } },
  })
})

test.each([
  ['without an end', null, 'extension.end_missing'],
  ['to the same day', '2027-01-31', 'extension.not_after_end'],
  ['to an earlier day', '2027-01-30', 'extension.not_after_end'],
  ['a day beyond five years', '2032-01-02', 'period.too_long'],
  ['to the year 2200', '2200-01-01', 'period.too_long'],
])('an extension %s is refused', (_, end, code) => {
  expect(extend(end)).toMatchObject({ ok: false, error: { code, path: 'new_end_date' } })
})

test('the five years count from the first day of the policy chain', () => {
  expect(extend('2031-01-01', '2026-01-01')).toMatchObject({ ok: true })
  expect(extend('2031-01-02', '2026-01-01')).toMatchObject({ error: { code: 'period.too_long' } })
})

test('an extension costs the price of the whole period less what was charged, fund and fee only once', () => {
  const contract = signed('car-2027-1')
  const plan = planExtension(contract, { newEnd: day('2027-12-31'), chainStart: january.start })
  const whole = price({ ...contract, days: 365 })
  expect(plan).toMatchObject({
    ok: true,
    value: {
      addedDays: 334,
      totalCents: whole.cents,
      extensionCents: whole.cents - contract.priceCents,
      lines: whole.lines,
    },
  })
  const added = plan.ok ? plan.value.addedLines : []
  expect(added.map(({ code }) => code)).toEqual([
    'liability',
    'driver',
    'assistance',
    'glass',
    'theft_fire',
    'damage',
    'natural_disasters',
    'motor_liability_tax',
    'motor_other_tax',
    'total',
  ])
  const sum = added.reduce((total, { kind, cents }) => total + (kind === 'total' ? 0 : cents), 0)
  expect(sum).toBe(whole.cents - contract.priceCents)
})

test('a contract on an older tariff is extended at that tariff, by the day', () => {
  const contract = signed('car-2026-2', 'car.level.third_party')
  // 31 days cost 45.04; a year 530.32
  expect(
    planExtension(contract, { newEnd: day('2027-12-31'), chainStart: january.start }),
  ).toMatchObject({ value: { totalCents: 530_32, extensionCents: 530_32 - 45_04 } })
})

test('an extension charges nothing when more than the whole price was already charged', () => {
  const contract = { ...signed('car-2026-2'), priceCents: 5_000_00 }
  expect(
    planExtension(contract, { newEnd: day('2027-12-31'), chainStart: january.start }),
  ).toMatchObject({
    value: { totalCents: 5_000_00, extensionCents: 0, lines: contract.lines, addedLines: [] },
  })
})
