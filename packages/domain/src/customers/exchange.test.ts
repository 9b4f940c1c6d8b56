import { expect, test } from 'vitest'
import { promiseRefusal } from './exchange.ts'

const today = Temporal.PlainDate.from('2026-11-22')

test.each([
  ['2026-11-22', undefined],
  ['2027-02-20', undefined],
  ['2026-11-21', 'exchange.promise'],
  ['2027-02-21', 'exchange.promise'],
])('a promise made for %s gets the refusal %s', (day, code) => {
  expect(promiseRefusal(Temporal.PlainDate.from(day), today)?.code).toBe(code)
})
