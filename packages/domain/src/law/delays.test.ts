import { expect, test } from 'vitest'
import { DELAYS, delayText, lastDayOf } from './delays.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test.each([
  [DELAYS.declaration, '5\u00a0jours ouvrés'],
  [DELAYS.complaintAcknowledged, '10\u00a0jours ouvrables'],
  [DELAYS.complaintAnswered, '2\u00a0mois'],
  [DELAYS.mediator, '1\u00a0an'],
  [DELAYS.refund, '30\u00a0jours'],
  [DELAYS.insuredVehicles, '72\u00a0heures'],
])('%o is written « %s »', (delay, said) => {
  expect(delayText(delay)).toBe(said)
})

// 11 November is a holiday, 14 November 2026 a Saturday
test.each([
  [DELAYS.declaration, '2026-11-12', '2026-11-19'],
  [DELAYS.theftDeclaration, '2026-11-12', '2026-11-16'],
  [DELAYS.theftDeclaration, '2026-11-10', '2026-11-13'],
  [DELAYS.complaintAcknowledged, '2026-11-12', '2026-11-24'],
  [DELAYS.naturalDisasterDeclaration, '2026-11-12', '2026-12-12'],
  [DELAYS.complaintAnswered, '2026-12-31', '2027-02-28'],
  [DELAYS.timeBar, '2028-02-29', '2030-02-28'],
])('the delay %o from %s ends on %s', (delay, from, last) => {
  expect(lastDayOf(delay, day(from)).toString()).toBe(last)
})

test('a delay in hours has no last day', () => {
  expect(() => lastDayOf(DELAYS.insuredVehicles, day('2026-11-12'))).toThrow(RangeError)
})
