import { expect, test } from 'vitest'
import { checkOutcome, contestDays, DECISIONS, decisionLabel, paidCents } from './outcome.ts'

const accepted = {
  decision: 'accepted',
  amountCents: 100_000,
  excessCents: 7_500,
  reasons: 'Le bris de glace est couvert.',
} as const

test('an acceptance pays the amount without the excess', () => {
  expect(checkOutcome(accepted)).toEqual({ ok: true, value: accepted })
  expect(paidCents(accepted)).toBe(92_500)
  expect(paidCents({ ...accepted, excessCents: 100_000 })).toBe(0)
})

test.each([
  [{ ...accepted, reasons: ' non.      ' }, 'outcome.reasons_missing'],
  [{ ...accepted, amountCents: 0, excessCents: 0 }, 'outcome.amount_missing'],
  [{ ...accepted, decision: 'partly', amountCents: 0 }, 'outcome.amount_missing'],
  [{ ...accepted, decision: 'refused' }, 'outcome.amount_refused'],
  [{ ...accepted, excessCents: 100_001 }, 'outcome.excess_too_high'],
] as const)('%o is refused: %s', (outcome, code) => {
  expect(checkOutcome(outcome)).toMatchObject({ ok: false, error: { code } })
})

test('a refusal has reasons and no amount', () => {
  const refusal = { ...accepted, decision: 'refused', amountCents: 0, excessCents: 0 } as const
  expect(checkOutcome(refusal)).toMatchObject({ ok: true })
  expect(DECISIONS.map(decisionLabel)).toEqual(['Acceptée', 'Acceptée en partie', 'Refusée'])
})

test('a complaint of 16 November 2026 is acknowledged by the 27th and answered by 16 January', () => {
  const day = Temporal.PlainDate.from('2026-11-16')
  const days = contestDays({ sentOn: day, incidentOn: day.subtract({ days: 90 }) })
  expect(days.acknowledgedBy.toString()).toBe('2026-11-27')
  expect(days.answeredBy.toString()).toBe('2027-01-16')
})

test('the two years to act run from the incident, whenever it is decided', () => {
  const decided = Temporal.PlainDate.from('2026-11-16')
  const incidentOn = Temporal.PlainDate.from('2026-03-02')
  expect(contestDays({ sentOn: decided, incidentOn }).actBefore.toString()).toBe('2028-03-02')
})
