import { describe, expect, it } from 'vitest'
import { readFinishedDay, readTypedDay, writeTypedDay } from './typed-day.ts'

describe('a typed day', () => {
  it.each([
    ['12/12/2026', '2026-12-12'],
    ['1/2/2027', '2027-02-01'],
    [' 03.01.2027 ', '2027-01-03'],
    ['29-02-2028', '2028-02-29'],
    ['2027-01-05', '2027-01-05'],
  ])('%j is read as %s', (text, expected) => {
    expect(readTypedDay(text)?.toString()).toBe(expected)
    expect(readFinishedDay(text)?.toString()).toBe(expected)
  })

  it.each(['', '12/12', '2026-12-1', 'demain', '12/12/20267'])(
    '%j is not a complete date',
    (text) => {
      expect(readTypedDay(text)).toBeNull()
      expect(readFinishedDay(text)).toBeNull()
    },
  )

  it.each(['30/02/2027', '31/04/2027', '0/1/2027', '2027-02-30'])(
    '%j is a date that does not exist',
    (text) => {
      expect(readTypedDay(text)).toBe('impossible')
      expect(readFinishedDay(text)).toBe('impossible')
    },
  )

  it('may have a two-digit year, once typing is finished', () => {
    expect(readTypedDay('5/1/27')).toBeNull()
    expect(readFinishedDay('5/1/27')?.toString()).toBe('2027-01-05')
    expect(readFinishedDay('30/2/27')).toBe('impossible')
  })

  it('is written with two digits for the day and the month', () => {
    expect(writeTypedDay(Temporal.PlainDate.from('2027-02-01'))).toBe('01/02/2027')
  })
})
