import { describe, expect, test } from 'vitest'
import { closingRefusal, effectiveDay, taxDeclarationDay } from './month.ts'

const month = (text: string) => Temporal.PlainYearMonth.from(text)
const day = (text: string) => Temporal.PlainDate.from(text)

describe('the closing of a month', () => {
  const october = month('2026-10')
  test.each([
    ['2026-10', '2026-11-02', 'ledger.not_over'],
    ['2026-10', '2026-11-03', undefined],
    ['2026-09', '2026-11-03', 'ledger.closed'],
    ['2026-11', '2027-01-01', 'ledger.earlier_open'],
  ])('for %s, asked on %s when October is the first open month, gets: %s', (asked, today, code) => {
    expect(closingRefusal(month(asked), { firstOpen: october, today: day(today) })?.code).toBe(code)
  })

  test('out of order, is told which month comes first', () => {
    const asked = { firstOpen: october, today: day('2027-01-01') }
    expect(closingRefusal(month('2026-11'), asked)?.message).toContain('d’abord octobre 2026')
  })

  test('is refused when there is no entry at all', () => {
    const refusal = closingRefusal(october, { firstOpen: null, today: day('2026-12-01') })
    expect(refusal?.code).toBe('ledger.closed')
  })

  test('is followed by the tax declaration by the fifteenth of the next month', () => {
    expect(taxDeclarationDay(month('2026-12')).toString()).toBe('2027-01-15')
  })

  test('moves a late entry to the first day of the next open month', () => {
    expect(effectiveDay(day('2026-09-30'), october).toString()).toBe('2026-11-01')
    expect(effectiveDay(day('2026-11-20'), october).toString()).toBe('2026-11-20')
    expect(effectiveDay(day('2026-09-30'), null).toString()).toBe('2026-09-30')
  })
})
