import { describe, expect, test } from 'vitest'
import type { Period } from '../../../values/period.ts'
import { type CountedShare, coefficientOf } from './coefficient.ts'
import { courseOf } from './course.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const from = (start: string, end: string): Period => ({ start: day(start), end: day(end) })
const on = (text: string, share: CountedShare = 'whole') => ({ on: day(text), share })

function course(
  covered: readonly Period[],
  options: {
    first?: number
    claims?: readonly ReturnType<typeof on>[]
    until?: string
    isRounds?: boolean
  } = {},
) {
  const { first = 100, claims = [], until = '2040-01-01', isRounds = false } = options
  return courseOf({ first: coefficientOf(first), covered, claims, isRounds }, day(until)).map(
    (step) => `${step.on.toString()} ${step.coefficient.hundredths}`,
  )
}

const YEAR = from('2026-01-01', '2026-12-31')
const NEXT_YEAR = from('2027-01-01', '2027-12-31')

describe('the course of the coefficient over a policy chain', () => {
  test('changes on the due date, not before', () => {
    expect(course([YEAR], { until: '2026-12-31' })).toEqual(['2026-01-01 100'])
    expect(course([YEAR], { until: '2027-01-01' })).toEqual(['2026-01-01 100', '2027-01-01 95'])
  })

  test('counts a claim in its reference period, which ends two months before the due date', () => {
    const claims = [on('2026-12-10')]
    expect(course([YEAR, NEXT_YEAR], { first: 80, claims })).toEqual([
      '2026-01-01 80',
      '2027-01-01 76',
      '2028-01-01 95',
    ])
    expect(course([YEAR, NEXT_YEAR], { first: 80, claims: [on('2026-10-31', 'half')] })).toEqual([
      '2026-01-01 80',
      '2027-01-01 90',
      '2028-01-01 85',
    ])
    expect(course([YEAR], { first: 80, claims: [on('2026-11-01')] }).at(-1)).toBe('2027-01-01 76')
  })

  test('does not change during a contract of 31 days, whatever happens', () => {
    const month = from('2026-01-01', '2026-01-31')
    expect(course([month], { claims: [on('2026-01-10')] })).toEqual(['2026-01-01 100'])
    expect(course([])).toEqual([])
  })

  test('adds up short contracts: twelve consecutive months make a year', () => {
    const months = Array.from({ length: 12 }, (_, month) => {
      const start = day('2026-01-01').add({ months: month })
      return { start, end: start.add({ months: 1 }).subtract({ days: 1 }) }
    })
    expect(course(months)).toEqual(['2026-01-01 100', '2027-01-01 95'])
    expect(course(months.slice(0, 9))).toEqual(['2026-01-01 100'])
  })

  test('needs nine months of cover when there are gaps between the contracts', () => {
    // one month in each quarter: five months out of fourteen, then more
    const months = [0, 3, 6, 9, 12, 15, 18].map((month) => {
      const start = day('2026-01-01').add({ months: month })
      return { start, end: start.add({ months: 1 }).subtract({ days: 1 }) }
    })
    expect(course(months)).toEqual(['2026-01-01 100'])
    const more = from('2027-08-01', '2028-07-31')
    expect(course([...months, more])).toEqual(['2026-01-01 100', '2028-01-01 95'])
  })

  test('still changes after an interruption of two months, but not after one of four', () => {
    const two = [from('2026-01-01', '2026-04-30'), from('2026-07-01', '2026-12-31')]
    expect(course(two)).toEqual(['2026-01-01 100', '2027-01-01 95'])
    const four = [from('2026-01-01', '2026-04-30'), from('2026-09-01', '2027-04-30')]
    expect(course(four)).toEqual(['2026-01-01 100'])
    const fourThenAYear = [from('2026-01-01', '2026-04-30'), from('2026-09-01', '2027-08-31')]
    expect(course(fourThenAYear)).toEqual(['2026-01-01 100', '2027-09-01 95'])
  })

  test('counts a claim before an interruption in the first period completed after it', () => {
    const covered = [from('2026-01-01', '2026-04-30'), from('2026-09-01', '2027-08-31')]
    expect(course(covered, { claims: [on('2026-03-01')] })).toEqual([
      '2026-01-01 100',
      '2027-09-01 125',
    ])
  })

  test('counts each claim once over several years', () => {
    const covered = [from('2024-01-01', '2028-12-31')]
    expect(course(covered, { claims: [on('2024-06-01'), on('2026-10-31')] })).toEqual([
      '2024-01-01 100',
      '2025-01-01 125',
      '2026-01-01 118',
      '2027-01-01 147',
      '2028-01-01 139',
      '2029-01-01 100',
    ])
  })

  test('sorts the contracts by day, and counts overlapping days once', () => {
    expect(course([NEXT_YEAR, YEAR, from('2026-06-01', '2026-12-31')])).toEqual([
      '2026-01-01 100',
      '2027-01-01 95',
      '2028-01-01 90',
    ])
  })

  test('uses the rates for delivery rounds', () => {
    expect(course([YEAR], { isRounds: true }).at(-1)).toBe('2027-01-01 93')
  })
})
