import { expect, test } from 'vitest'
import { believableHours } from './demo-hours.ts'

// a Friday, shortly before midnight
const now = Temporal.ZonedDateTime.from('2026-11-27T23:44:00[Europe/Paris]')
const shown = (at: Temporal.Instant) =>
  at.toZonedDateTimeISO('Europe/Paris').toPlainDateTime().toString({ smallestUnit: 'minute' })

test('the team acts in the morning, customers in the evening, each act after the one before', () => {
  const { momentOf } = believableHours(now)
  expect(shown(momentOf(4, false))).toBe('2026-11-23T18:25')
  expect(shown(momentOf(3, true))).toBe('2026-11-24T09:40')
  expect(shown(momentOf(3, true))).toBe('2026-11-24T09:47')
  expect(shown(momentOf(3, false))).toBe('2026-11-24T18:25')
  expect(shown(momentOf(3, true))).toBe('2026-11-24T18:32')
})

test('the team acts on the next working day, and customers on any day', () => {
  const { momentOf, restart } = believableHours(now)
  expect(shown(momentOf(5, true))).toBe('2026-11-23T09:40')
  restart()
  expect(shown(momentOf(5, false))).toBe('2026-11-22T18:25')
})

test('nothing happens in the future', () => {
  const { momentOf } = believableHours(now.with({ hour: 8 }))
  expect(shown(momentOf(0, false))).toBe('2026-11-27T08:44')
  expect(shown(momentOf(0, true))).toBe('2026-11-27T08:44')
})
