import { describe, expect, it } from 'vitest'
import { isDay, readFinishedDay, readTypedDay, writeTypedDay } from './typed-day.ts'

const dayText = (typed: ReturnType<typeof readTypedDay>) => isDay(typed) && typed.toString()

describe('a typed day', () => {
  it.each([
    ['12/12/2026', '2026-12-12'],
    ['1/2/2027', '2027-02-01'],
    [' 03.01.2027 ', '2027-01-03'],
    ['29-02-2028', '2028-02-29'],
    ['2027-01-05', '2027-01-05'],
  ])('%j is read as %s', (text, expected) => {
    expect(dayText(readTypedDay(text))).toBe(expected)
    expect(dayText(readFinishedDay(text))).toBe(expected)
  })

  it.each(['', '12/12', '2026-12-1', 'demain', '12/12/20267'])(
    '%j is not a complete date',
    (text) => {
      expect(readTypedDay(text)).toBeNull()
      expect(readFinishedDay(text)).toBeNull()
    },
  )

  it.each([
    ['31/02/2026', 'Le 31\u00a0février n’existe pas.'],
    ['31/04/2027', 'Le 31\u00a0avril n’existe pas.'],
    ['0/1/2027', 'Le 0\u00a0janvier n’existe pas.'],
    ['2027-02-30', 'Le 30\u00a0février n’existe pas.'],
  ])('%j is a date that does not exist', (text, sentence) => {
    expect(readTypedDay(text)).toEqual({ sentence })
    expect(readFinishedDay(text)).toEqual({ sentence })
  })

  it('may have a two-digit year, once typing is finished', () => {
    expect(readTypedDay('5/1/27')).toBeNull()
    expect(dayText(readFinishedDay('5/1/27'))).toBe('2027-01-05')
    expect(readFinishedDay('30/2/27')).toEqual({ sentence: 'Le 30\u00a0février n’existe pas.' })
  })

  it('is written with two digits for the day and the month', () => {
    expect(writeTypedDay(Temporal.PlainDate.from('2027-02-01'))).toBe('01/02/2027')
  })
})
