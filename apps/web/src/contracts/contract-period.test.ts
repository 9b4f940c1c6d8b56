import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { describe, expect, test } from 'vitest'
import {
  coverOf,
  coverUntil,
  isEndNear,
  neverStarts,
  progressOn,
  remainingOn,
} from './contract-period.ts'
import { sampleContract } from './sample-contract.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const between = (start_date: string, end_date: string, about: Partial<Contract> = {}) =>
  sampleContract({ start_date, end_date, ...about })

describe('what remains of a contract', () => {
  test.each([
    ['2026-11-21', { kind: 'left', days: 11 }],
    ['2026-12-01', { kind: 'left', days: 1 }],
    ['2026-12-02', { kind: 'left', days: 0 }],
    ['2025-12-03', { kind: 'left', days: 364 }],
    ['2025-12-02', { kind: 'startsIn', days: 1 }],
    ['2025-11-03', { kind: 'startsIn', days: 30 }],
  ])('from 3 December 2025 to 2 December 2026 is right on %s', (today, expected) => {
    expect(remainingOn(between('2025-12-03', '2026-12-02'), day(today))).toEqual(expected)
  })

  test.each(['expired', 'extended', 'renewed', 'cancelled'] as const)(
    'is not shown once it is %s',
    (status) => {
      const contract = between('2025-12-03', '2026-12-02', { status })
      expect(remainingOn(contract, day('2026-11-21'))).toBeNull()
    },
  )
})

test('a contract whose end was asked for is shown until that day, everywhere alike', () => {
  const leaving = { covered_until: '2026-12-31', effect_date: '2026-12-31', by_choice: true }
  const contract = between('2026-11-28', '2027-11-27', { leaving })
  expect(remainingOn(contract, day('2026-11-28'))).toEqual({ kind: 'left', days: 33 })
  expect(coverOf(contract).end.toString()).toBe('2026-12-31')
  expect(coverUntil(contract).toString()).toBe('2026-12-31')
  expect(progressOn(contract, day('2026-12-31'))).toBeCloseTo(33.5 / 34)
})

test('a contract that ends before its first day shows the period it was signed for, and never starts', () => {
  const leaving = { covered_until: '2026-12-28', effect_date: '2026-12-28', by_choice: true }
  const contract = between('2027-01-07', '2028-01-06', { leaving })
  expect(neverStarts(contract)).toBe(true)
  expect(coverOf(contract).end.toString()).toBe('2028-01-06')
  expect(remainingOn(contract, day('2026-11-28'))).toBeNull()
  expect(coverUntil(contract).toString()).toBe('2026-12-28')
})

test('a cancelled contract covered until its cancellation', () => {
  expect(coverUntil(cancelled('2026-09-14T22:30:00Z')).toString()).toBe('2026-09-15')
  expect(coverUntil(between('2026-09-01', '2026-09-30')).toString()).toBe('2026-09-30')
})

const cancelled = (cancellation_date: string) =>
  between('2026-09-01', '2026-09-30', { status: 'cancelled', cancellation_date })

describe('the progress of a contract', () => {
  test('is counted to noon of today', () => {
    expect(progressOn(between('2026-11-12', '2026-11-21'), day('2026-11-16'))).toBe(0.45)
  })

  test('is half a day after the start on the first day, and half a day before the end on the last', () => {
    const contract = between('2026-11-12', '2026-11-21')
    expect(progressOn(contract, day('2026-11-12'))).toBe(0.05)
    expect(progressOn(contract, day('2026-11-21'))).toBe(0.95)
  })

  test('is zero until the contract starts', () => {
    expect(progressOn(between('2026-12-12', '2026-12-21'), day('2026-11-16'))).toBe(0)
  })

  test('stops at the day of the cancellation, even when the server gives an instant', () => {
    expect(progressOn(cancelled('2026-09-15'), day('2026-11-21'))).toBeCloseTo(14.5 / 30)
    expect(progressOn(cancelled('2026-09-14T22:30:00Z'), day('2026-11-21'))).toBeCloseTo(14.5 / 30)
  })

  test('is complete for an expired contract', () => {
    const expired = between('2026-07-04', '2026-07-25', { status: 'expired' })
    expect(progressOn(expired, day('2026-11-21'))).toBe(1)
  })

  test('never exceeds the whole', () => {
    const renewed = between('2024-12-03', '2025-12-02', { status: 'renewed' })
    expect(progressOn(renewed, day('2026-11-21'))).toBe(1)
  })
})

describe('the reminder of the end of a contract', () => {
  test('appears 30 days before the end of a yearly contract', () => {
    const year = between('2025-12-03', '2026-12-02')
    expect(isEndNear(year, day('2026-11-01'))).toBe(false)
    expect(isEndNear(year, day('2026-11-02'))).toBe(true)
  })

  test('appears in the last third of a monthly contract', () => {
    const month = between('2026-11-21', '2026-12-20')
    expect(isEndNear(month, day('2026-11-21'))).toBe(false)
    expect(isEndNear(month, day('2026-12-09'))).toBe(false)
    expect(isEndNear(month, day('2026-12-10'))).toBe(true)
    expect(isEndNear(month, day('2026-12-20'))).toBe(true)
  })

  test('does not appear before the start, nor once the contract is cancelled', () => {
    expect(isEndNear(between('2026-11-21', '2026-12-20'), day('2026-11-20'))).toBe(false)
    const over = between('2026-11-21', '2026-12-20', { status: 'cancelled' })
    expect(isEndNear(over, day('2026-12-15'))).toBe(false)
  })
})
