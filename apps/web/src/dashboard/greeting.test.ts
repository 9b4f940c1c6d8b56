import { expect, test } from 'vitest'
import { greetingAt, longDay } from './greeting.ts'

test.each([
  [0, 'Bonjour'],
  [17, 'Bonjour'],
  [18, 'Bonsoir'],
  [23, 'Bonsoir'],
])('the greeting at %i h is %s', (hour, word) => {
  expect(greetingAt(hour)).toBe(word)
})

test.each([
  ['2026-11-21', 'samedi 21\u00a0novembre\u00a02026'],
  ['2026-11-01', 'dimanche 1er\u00a0novembre\u00a02026'],
  ['2027-08-02', 'lundi 2\u00a0août\u00a02027'],
])('%s is written %s', (day, text) => {
  expect(longDay(Temporal.PlainDate.from(day))).toBe(text)
})
