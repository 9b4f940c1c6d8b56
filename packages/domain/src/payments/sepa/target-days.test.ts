import { describe, expect, test } from 'vitest'
import { addTargetDays, answeredUntil, isTargetDay, targetDayFrom } from './target-days.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

describe('a settlement day', () => {
  test.each(['2026-05-08', '2026-07-14', '2026-11-11', '2026-12-24', '2028-08-15'])(
    'may be %s, a holiday in France only',
    (text) => expect(isTargetDay(day(text))).toBe(true),
  )
  // Easter: 5 April 2026, 28 March 2027
  test.each([
    '2026-11-21',
    '2026-11-22',
    '2026-04-03',
    '2026-04-06',
    '2027-03-26',
    '2027-03-29',
    '2026-05-01',
    '2026-01-01',
    '2025-12-25',
    '2025-12-26',
  ])('is not %s', (text) => expect(isTargetDay(day(text))).toBe(false))

  test('follows Maundy Thursday on the Tuesday after Easter', () => {
    expect(addTargetDays(day('2026-04-02'), 1)).toEqual(day('2026-04-07'))
    expect(targetDayFrom(day('2026-04-03'))).toEqual(day('2026-04-07'))
    expect(targetDayFrom(day('2026-04-02'))).toEqual(day('2026-04-02'))
  })

  test('occurs 2,550 to 2,565 times in ten years, and the longest closure lasts four days', () => {
    let open = 0
    let longest = 0
    let closed = 0
    for (let at = day('2026-01-01'); at.year < 2036; at = at.add({ days: 1 })) {
      closed = isTargetDay(at) ? 0 : closed + 1
      open += closed === 0 ? 1 : 0
      longest = Math.max(longest, closed)
    }
    expect(open).toBeGreaterThanOrEqual(2550)
    expect(open).toBeLessThanOrEqual(2565)
    expect(longest).toBe(4)
  })
})

test.each([
  // five settlement days after Tuesday the 17th is Tuesday the 24th: on the 25th it is late
  ['2026-11-25', '2026-11-17'],
  ['2026-11-24', '2026-11-16'],
  // a weekend adds no orders
  ['2026-11-29', '2026-11-20'],
])('on %s, orders up to %s should have been answered', (today, until) => {
  const last = answeredUntil(day(today))
  expect(last.toString()).toBe(until)
  expect(Temporal.PlainDate.compare(addTargetDays(last, 5), day(today))).toBe(-1)
})
