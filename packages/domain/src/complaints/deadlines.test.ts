import { expect, test } from 'vitest'
import {
  complaintDeadlines,
  complaintState,
  firstDaysInTime,
  isComplaintLate,
  mayTurnToMediator,
} from './deadlines.ts'

const at = (text: string) => Temporal.Instant.from(text)
const day = (text: string) => Temporal.PlainDate.from(text)

test.each([
  // Saturday 21 November 2026: the ten « jours ouvrables » are 23 to 28 November and 30 November to 3 December
  ['2026-11-21T10:00:00Z', '2026-12-03', '2027-01-21'],
  // Wednesday 23 December: 25 December and 1 January are holidays
  ['2026-12-23T10:00:00Z', '2027-01-06', '2027-02-23'],
  // a minute before midnight in UTC is the next day in Paris
  ['2026-11-22T23:30:00Z', '2026-12-04', '2027-01-23'],
  ['2026-12-31T10:00:00Z', '2027-01-13', '2027-02-28'],
])(
  'a complaint received at %s is acknowledged by %s and answered by %s',
  (received, acknowledge, answer) => {
    const { acknowledgeBy, answerBy } = complaintDeadlines(at(received))
    expect([acknowledgeBy.toString(), answerBy.toString()]).toEqual([acknowledge, answer])
  },
)

const received = { receivedAt: at('2026-11-21T10:00:00Z'), acknowledgedAt: null, answeredAt: null }
const acknowledged = { ...received, acknowledgedAt: at('2026-11-24T10:00:00Z') }
const answered = { ...acknowledged, answeredAt: at('2026-12-24T10:00:00Z') }

test('a complaint goes from received to acknowledged, then answered', () => {
  expect([received, acknowledged, answered].map(complaintState)).toEqual([
    'received',
    'acknowledged',
    'answered',
  ])
})

test.each([
  [received, '2026-12-03', false],
  [received, '2026-12-04', true],
  [acknowledged, '2026-12-05', false],
  [acknowledged, '2027-01-21', false],
  [acknowledged, '2027-01-22', true],
  [answered, '2027-06-01', false],
] as const)(
  'a complaint is late when its acknowledgement or answer is past due (case %#)',
  (dates, today, isLate) => {
    expect(isComplaintLate(dates, day(today))).toBe(isLate)
  },
)

test.each([
  [received, '2027-01-21', false],
  [received, '2027-01-22', true],
  [answered, '2026-12-24', true],
] as const)(
  'the customer may turn to the mediator once answered or two months have passed (case %#)',
  (dates, today, isOpen) => {
    expect(mayTurnToMediator(dates, day(today))).toBe(isOpen)
  },
)

test.each(['2026-11-27', '2026-12-28', '2027-01-04', '2027-03-01', '2027-05-10'])(
  'on %s, complaints received before the first day in time are late, the others are not',
  (text) => {
    const today = day(text)
    const first = firstDaysInTime(today)
    const isLateOf = (came: Temporal.PlainDate, isAcknowledged: boolean) =>
      isComplaintLate(
        {
          receivedAt: came.toZonedDateTime('Europe/Paris').toInstant(),
          acknowledgedAt: isAcknowledged ? at('2026-01-01T10:00:00Z') : null,
          answeredAt: null,
        },
        today,
      )
    for (let back = 0; back < 100; back++) {
      const came = today.subtract({ days: back })
      const isBeforeIt = (bound: Temporal.PlainDate) => Temporal.PlainDate.compare(came, bound) < 0
      expect(isLateOf(came, false), came.toString()).toBe(isBeforeIt(first.received))
      expect(isLateOf(came, true), came.toString()).toBe(isBeforeIt(first.acknowledged))
    }
  },
)
