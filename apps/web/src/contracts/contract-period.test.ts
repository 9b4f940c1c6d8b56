import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { describe, expect, test } from 'vitest'
import { isEndNear, progressOn, remainingOn } from './contract-period.ts'
import { sampleContract } from './sample-contract.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const between = (start_date: string, end_date: string, about: Partial<Contract> = {}) =>
  sampleContract({ start_date, end_date, ...about })

describe('what is left of a contract', () => {
  test.each([
    ['2026-11-21', { kind: 'left', days: 11 }],
    ['2026-12-01', { kind: 'left', days: 1 }],
    ['2026-12-02', { kind: 'left', days: 0 }],
    ['2025-12-03', { kind: 'left', days: 364 }],
    ['2025-12-02', { kind: 'startsIn', days: 1 }],
    ['2025-11-03', { kind: 'startsIn', days: 30 }],
  ])('from 3 December 2025 to 2 December 2026, on %s', (today, expected) => {
    expect(remainingOn(between('2025-12-03', '2026-12-02'), day(today))).toEqual(expected)
  })

  test.each(['expired', 'extended', 'renewed', 'cancelled'] as const)(
    'is nothing once it is %s',
    (status) => {
      const contract = between('2025-12-03', '2026-12-02', { status })
      expect(remainingOn(contract, day('2026-11-21'))).toBeNull()
    },
  )
})

const cancelled = (cancellation_date: string) =>
  between('2026-09-01', '2026-09-30', { status: 'cancelled', cancellation_date })

describe('the point on the track', () => {
  test('stands at noon of today', () => {
    expect(progressOn(between('2026-11-12', '2026-11-21'), day('2026-11-16'))).toBe(0.45)
  })

  test('stands half a day in on the first day, and half a day before the end on the last', () => {
    const contract = between('2026-11-12', '2026-11-21')
    expect(progressOn(contract, day('2026-11-12'))).toBe(0.05)
    expect(progressOn(contract, day('2026-11-21'))).toBe(0.95)
  })

  test('waits at the start until the contract begins', () => {
    expect(progressOn(between('2026-12-12', '2026-12-21'), day('2026-11-16'))).toBe(0)
  })

  test('stays where the contract was cancelled, also when the server gives an instant', () => {
    expect(progressOn(cancelled('2026-09-15'), day('2026-11-21'))).toBeCloseTo(14.5 / 30)
    expect(progressOn(cancelled('2026-09-14T22:30:00Z'), day('2026-11-21'))).toBeCloseTo(14.5 / 30)
  })

  test('is at the end of an expired contract', () => {
    const expired = between('2026-07-04', '2026-07-25', { status: 'expired' })
    expect(progressOn(expired, day('2026-11-21'))).toBe(1)
  })

  test('never leaves the track', () => {
    const renewed = between('2024-12-03', '2025-12-02', { status: 'renewed' })
    expect(progressOn(renewed, day('2026-11-21'))).toBe(1)
  })
})

describe('a reminder of the end', () => {
  test('comes 30 days before the end of a year', () => {
    const year = between('2025-12-03', '2026-12-02')
    expect(isEndNear(year, day('2026-11-01'))).toBe(false)
    expect(isEndNear(year, day('2026-11-02'))).toBe(true)
  })

  test('comes in the last third of a month, not on its first day', () => {
    const month = between('2026-11-21', '2026-12-20')
    expect(isEndNear(month, day('2026-11-21'))).toBe(false)
    expect(isEndNear(month, day('2026-12-09'))).toBe(false)
    expect(isEndNear(month, day('2026-12-10'))).toBe(true)
    expect(isEndNear(month, day('2026-12-20'))).toBe(true)
  })

  test('does not come before the start, nor once the contract is cancelled', () => {
    expect(isEndNear(between('2026-11-21', '2026-12-20'), day('2026-11-20'))).toBe(false)
    const over = between('2026-11-21', '2026-12-20', { status: 'cancelled' })
    expect(isEndNear(over, day('2026-12-15'))).toBe(false)
  })
})
