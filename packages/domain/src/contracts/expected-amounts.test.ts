import { expect, test } from 'vitest'
import { readChoices } from '../subscription/choices.ts'
import { leadDaysOf } from '../subscription/premiums.ts'
import { price } from '../subscription/pricing.ts'
import { tariffByVersion } from '../subscription/tariffs.ts'
import { daysCovered } from '../values/period.ts'
import EXPECTED from './expected-amounts.json' with { type: 'json' }
import { planExtension } from './extension.ts'
import { refundRows, totalBack } from './refund.ts'
import { planRenewal } from './renewal.ts'

type Scenario = (typeof EXPECTED)[number]
const day = (text: string | undefined) => Temporal.PlainDate.from(text ?? '')

function signed({ product, answers, ...days }: Scenario) {
  const tariff = tariffByVersion(product, `${product}-2027-1`)
  const choices = tariff && readChoices(tariff, answers)
  if (!tariff || !choices?.ok) throw new Error(answers.join(' '))
  const [start, end, signedOn] = [day(days.start), day(days.end), day(days.signed)]
  const leadDays = leadDaysOf({ start, signedOn })
  const asked = { tariff, choices: choices.value, days: daysCovered({ start, end }), leadDays }
  const { cents: priceCents, lines } = price(asked)
  return { ...asked, start, end, signedOn, priceCents, lines }
}

function amounts(scenario: Scenario) {
  const contract = signed(scenario)
  if (scenario.event === 'extension') {
    const plan = planExtension(contract, {
      newEnd: day(scenario.new_end),
      chainStart: contract.start,
    })
    return plan.ok && { whole: plan.value.totalCents, extension: plan.value.extensionCents }
  }
  if (scenario.event === 'renewal') {
    const period = { start: day(scenario.new_start), end: day(scenario.new_end) }
    const plan = planRenewal(contract, { period, chain: [], today: day(scenario.signed) })
    return plan.ok && { renewal: plan.value.totalCents }
  }
  const rows = refundRows(
    { ...contract, claimedCovers: scenario.claims ?? [] },
    { day: day(scenario.day), kind: scenario.ground === 'withdrawal' ? 'withdrawal' : 'choice' },
  )
  return { refund: totalBack(rows) }
}

test('there are nine expected amounts', () => {
  expect(EXPECTED).toHaveLength(9)
})

test.each(EXPECTED)('$id: $why', (scenario) => {
  expect(signed(scenario).priceCents).toBe(scenario.charged)
  expect(amounts(scenario)).toEqual(scenario.result_cents)
})
