import { describe, expect, it } from 'vitest'
import { readTypedDay, writeTypedDay } from './typed-day.ts'

describe('a typed day', () => {
  it.each([
    ['12/12/2026', '2026-12-12'],
    ['1/2/2027', '2027-02-01'],
    [' 03.01.2027 ', '2027-01-03'],
    ['29-02-2028', '2028-02-29'],
  ])('%j is %s', (text, expected) => {
    expect(readTypedDay(text)?.toString()).toBe(expected)
  })

  it.each([
    '',
    '12/12',
    '12/12/26',
    '30/02/2027',
    '31/04/2027',
    '0/1/2027',
    '2026-12-12',
    'demain',
  ])('%j is none', (text) => {
    expect(readTypedDay(text)).toBeNull()
  })

  it('is written with two figures for the day and the month', () => {
    expect(writeTypedDay(Temporal.PlainDate.from('2027-02-01'))).toBe('01/02/2027')
  })
})
