import { expect, test } from 'vitest'
import { receivedAt, receivedRefusal } from './register.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-26')

test('a complaint may be recorded with a day of the last three months, never a future one', () => {
  expect(receivedRefusal(today, today)).toBeNull()
  expect(receivedRefusal(day('2026-08-26'), today)).toBeNull()
  for (const refused of ['2026-11-27', '2026-08-25'])
    expect(receivedRefusal(day(refused), today)).toMatchObject({
      code: 'complaint.received_on',
      message: 'Indiquez un jour entre le 26\u00a0août\u00a02026 et aujourd’hui.',
    })
})

test('the deadlines of a complaint run from the day it was received', () => {
  const now = Temporal.Instant.from('2026-11-26T08:30:00Z')
  expect(receivedAt(today, now)).toEqual(now)
  expect(receivedAt(day('2026-11-20'), now).toString()).toBe('2026-11-20T11:00:00Z')
})
