import { describe, expect, test } from 'vitest'
import { absenceDays, absenceRefusal, isAway, mayRecordAbsence } from './absence.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const away = (accountId: string, deputyId: string, days: [string, string]) => ({
  accountId,
  deputyId,
  firstDay: day(days[0]),
  lastDay: day(days[1]),
  name: accountId,
})
const today = day('2026-11-23')
const codeOf = (absence: ReturnType<typeof away>, ...others: ReturnType<typeof away>[]) =>
  absenceRefusal(absence, { today, others })?.code ?? null

describe('an absence', () => {
  test.each([
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['2026-11-27', true],
    ['2026-11-28', false],
  ])('from 23 to 27 November includes %s: %s', (text, lasts) => {
    expect(isAway(away('nadia', 'thomas', ['2026-11-23', '2026-11-27']), day(text))).toBe(lasts)
  })

  test('is written with its days', () => {
    expect(absenceDays(away('nadia', 'thomas', ['2026-11-23', '2026-11-27']))).toBe(
      'du 23\u00a0au\u00a027\u00a0novembre',
    )
    expect(absenceDays(away('nadia', 'thomas', ['2026-11-23', '2026-11-23']))).toBe(
      'le 23\u00a0novembre',
    )
  })

  test('has its days in order, does not lie in the past and lasts a year at most', () => {
    expect(codeOf(away('nadia', 'thomas', ['2026-11-27', '2026-11-23']))).toBe('absence.order')
    expect(codeOf(away('nadia', 'thomas', ['2026-11-16', '2026-11-22']))).toBe('absence.past')
    // someone who fell ill last week
    expect(codeOf(away('nadia', 'thomas', ['2026-11-16', '2026-11-23']))).toBeNull()
    expect(codeOf(away('nadia', 'thomas', ['2026-12-01', '2027-12-01']))).toBeNull()
    expect(codeOf(away('nadia', 'thomas', ['2026-12-01', '2027-12-02']))).toBe('absence.too_long')
  })

  test('needs a deputy other than the absentee, present on each of its days', () => {
    const nadia = away('nadia', 'thomas', ['2026-12-01', '2026-12-10'])
    expect(codeOf(away('nadia', 'nadia', ['2026-12-01', '2026-12-10']))).toBe('absence.own_deputy')
    expect(codeOf(nadia, away('thomas', 'paul', ['2026-12-10', '2026-12-12']))).toBe(
      'absence.deputy_absent',
    )
    expect(codeOf(nadia, away('thomas', 'paul', ['2026-12-11', '2026-12-12']))).toBeNull()
  })

  test('is refused on days when the absentee is a colleague’s deputy', () => {
    const paul = away('paul', 'nadia', ['2026-12-05', '2026-12-06'])
    expect(codeOf(away('nadia', 'thomas', ['2026-12-01', '2026-12-10']), paul)).toBe(
      'absence.deputy_needed',
    )
    expect(codeOf(away('nadia', 'thomas', ['2026-12-07', '2026-12-10']), paul)).toBeNull()
  })

  test('is recorded by the absentee, or by someone who leads or administers the team', () => {
    const advisor = { id: 'nadia', role: 'advisor', capabilities: [] } as const
    expect(mayRecordAbsence(advisor, 'nadia')).toBe(true)
    expect(mayRecordAbsence(advisor, 'paul')).toBe(false)
    expect(mayRecordAbsence({ ...advisor, capabilities: ['lead'] }, 'paul')).toBe(true)
    expect(mayRecordAbsence({ ...advisor, role: 'admin' }, 'paul')).toBe(true)
    expect(mayRecordAbsence({ ...advisor, role: 'root' }, 'paul')).toBe(true)
  })
})
