import { expect, test } from 'vitest'
import { messageDay, messageTime } from './claim-dates.ts'

test('a message shows its day, month and time in Paris', () => {
  expect(messageTime('2026-11-16T08:12:00Z')).toBe('16/11 09:12')
  expect(messageTime('2026-07-01T22:05:00Z')).toBe('02/07 00:05')
})

test('messages are separated by their day in Paris', () => {
  expect(messageDay('2026-11-16T23:30:00Z')).toBe('mardi 17\u00a0novembre')
  expect(messageDay('2026-11-01T12:00:00Z')).toBe('dimanche 1er\u00a0novembre')
})
