import { expect, test } from 'vitest'
import { dayOf, megabytes, momentOf, timeHere, todayHere } from './french.ts'

test('a day is shown as written, whatever the device’s time zone', () => {
  expect(dayOf('2027-03-03')).toBe('3\u00a0mars\u00a02027')
  expect(dayOf('2027-03-01')).toBe('1er\u00a0mars\u00a02027')
})

test('an instant holds its day together, and may break before its time', () => {
  expect(momentOf('2026-11-24T17:45:00Z')).toMatch(/^24\u00a0novembre\u00a02026 à \d\d:45$/)
})

test.each([
  [1, /^0,1\sMo$/],
  [6_240_000, /^6,2\sMo$/],
])('%i bytes are shown in megabytes', (bytes, text) => {
  expect(megabytes(bytes)).toMatch(text)
})

test('today and now follow the device’s clock, in the format of form fields', () => {
  const now = new Date(2026, 0, 5, 7, 4)
  expect(todayHere(now)).toBe('2026-01-05')
  expect(timeHere(now)).toBe('07:04')
})
