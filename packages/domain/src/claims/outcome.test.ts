import { expect, test } from 'vitest'
import {
  checkOutcome,
  contestDays,
  DECISIONS,
  decisionLabel,
  paidCents,
  stakeCents,
} from './outcome.ts'

const accepted = {
  decision: 'accepted',
  amountCents: 100_000,
  excessCents: 7_500,
  reasons: 'Le bris de glace est couvert.',
} as const

test('an accepted claim pays its amount less the excess', () => {
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
] as const)('the outcome %o is refused: %s', (outcome, code) => {
  expect(checkOutcome(outcome)).toMatchObject({ ok: false, error: { code } })
})

interface About {
  readonly given?: typeof accepted
  readonly claimed: number
  readonly reserves: readonly (readonly [cents: number, setBy: string | null])[]
}

test.each<[string, About, number]>([
  // an acceptance of 1 000 € with 75 € of excess pays 925 €, whatever the reserve
  ['an acceptance', { given: accepted, claimed: 100_000, reserves: [[700_000, null]] }, 92_500],
  ['a refusal where no amount was given: nothing', { claimed: 0, reserves: [] }, 0],
  ['a refused theft: its reserve of 7 000 €', { claimed: 0, reserves: [[700_000, null]] }, 700_000],
  [
    'a refusal of a claim for 9 000 €: the amount claimed',
    { claimed: 900_000, reserves: [[700_000, null]] },
    900_000,
  ],
  // Nadia lowers the reserve to 500 € before refusing: the original 7 000 € of the nature count
  [
    'a refusal whose author lowered the reserve: the reserve before',
    {
      claimed: 0,
      reserves: [
        [50_000, 'nadia'],
        [60_000, 'nadia'],
        [700_000, null],
      ],
    },
    700_000,
  ],
  // an expert estimated 800 €, and Karim set the reserve to that
  [
    'a refusal after a colleague lowered the reserve: the new reserve',
    {
      claimed: 0,
      reserves: [
        [80_000, 'karim'],
        [700_000, null],
      ],
    },
    80_000,
  ],
  [
    'a refusal whose author raised the reserve: the new reserve',
    {
      claimed: 0,
      reserves: [
        [900_000, 'nadia'],
        [700_000, null],
      ],
    },
    900_000,
  ],
])('the amount at stake is right for %s', (_, { given, claimed, reserves }, cents) => {
  const outcome = given ?? ({ decision: 'refused', amountCents: 0, excessCents: 0 } as const)
  const put = reserves.map(([sum, setBy]) => ({ cents: sum, setBy }))
  expect(stakeCents({ outcome, claimedCents: claimed, reserves: put, by: 'nadia' })).toBe(cents)
})

test('a refusal needs reasons and no amount', () => {
  const refusal = { ...accepted, decision: 'refused', amountCents: 0, excessCents: 0 } as const
  expect(checkOutcome(refusal)).toMatchObject({ ok: true })
  expect(DECISIONS.map(decisionLabel)).toEqual(['Acceptée', 'Acceptée en partie', 'Refusée'])
})

test('a complaint of 16 November 2026 is acknowledged by 27 November and answered by 16 January', () => {
  const day = Temporal.PlainDate.from('2026-11-16')
  const days = contestDays({ sentOn: day, incidentOn: day.subtract({ days: 90 }) })
  expect(days.acknowledgedBy.toString()).toBe('2026-11-27')
  expect(days.answeredBy.toString()).toBe('2027-01-16')
})

test('the two years to sue run from the incident, whatever the day of the decision', () => {
  const decided = Temporal.PlainDate.from('2026-11-16')
  const incidentOn = Temporal.PlainDate.from('2026-03-02')
  expect(contestDays({ sentOn: decided, incidentOn }).actBefore.toString()).toBe('2028-03-02')
})
