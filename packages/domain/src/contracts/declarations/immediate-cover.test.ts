import { expect, test } from 'vitest'
import { readChoices } from '../../subscription/choices.ts'
import { price } from '../../subscription/pricing.ts'
import { tariffByVersion } from '../../subscription/tariffs.ts'
import { formatEuros } from '../../values/money.ts'
import { daysCovered } from '../../values/period.ts'
import { withdrawalRight } from '../withdrawal.ts'
import { immediateCover } from './immediate-cover.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const signedOn = day('2027-01-04')
const tariff = tariffByVersion('travel', 'travel-2027-1')
if (!tariff) throw new Error('no tariff')

/** A trip at the level Essentiel, without cancellation cover unless an answer adds it. */
function asked(start: string, end: string, answerIds: string[] = []) {
  const period = { start: day(start), end: day(end) }
  const choices = readChoices(tariff ?? never(), answerIds)
  if (!choices.ok) throw new Error(choices.error.message)
  const leadDays = signedOn.until(period.start).days
  const priced = price({
    tariff: tariff ?? never(),
    choices: choices.value,
    days: daysCovered(period),
    leadDays,
  })
  const right = withdrawalRight({
    product: 'travel',
    period,
    isProfessional: false,
    concludedOn: signedOn,
  })
  const contract = {
    ...period,
    tariff: tariff ?? never(),
    choices: choices.value,
    leadDays,
    priceCents: priced.cents,
    lines: priced.lines,
    signedOn,
  }
  return { declaration: immediateCover(right, contract), priced }
}

function never(): never {
  throw new Error('no tariff')
}

test('a month’s trip that starts at once needs the declaration, with the most that would stay due', () => {
  const { declaration, priced } = asked('2027-01-04', '2027-02-04')
  expect(declaration?.kind).toBe('immediate_cover')
  expect(declaration?.sentence).toContain('renonciation (18\u00a0janvier\u00a02027)')
  // 15 of 32 days, and less than the whole price
  const [, most = ''] = /au plus ([\d,]+)/.exec(declaration?.sentence ?? '') ?? []
  const due = Number(most.replace(',', '.')) * 100
  expect(due).toBeGreaterThan(0)
  expect(due).toBeLessThan(priced.cents)
  expect(declaration?.sentence).not.toContain(formatEuros(priced.cents))
})

test.each([
  ['of less than a month, without a right of withdrawal,', '2027-01-04', '2027-01-20'],
  ['that begins after the withdrawal period', '2027-01-19', '2027-03-01'],
])('a trip %s needs no declaration', (_, start, end) => {
  expect(asked(start, end, ['travel.level.essential']).declaration).toBeNull()
})
