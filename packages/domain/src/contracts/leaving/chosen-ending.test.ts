import { describe, expect, test } from 'vitest'
import { parseDay } from '../../values/day.ts'
import { chosenEnding } from './chosen-ending.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-27')
const end = day('2026-12-31')
const chosen = (text: string) => chosenEnding({ end }, { day: parseDay(text), today })

describe('ending a contract on a chosen day', () => {
  test.each(['2026-11-27', '2026-12-15', '2026-12-30'])(
    'on %s is accepted, with cover until that day',
    (text) => {
      expect(chosen(text)).toEqual({
        ok: true,
        value: { coveredUntil: day(text), on: day(text) },
      })
    },
  )

  test.each([
    ['2026-11-26', 'cancellation.day_past', 'Choisissez aujourd’hui ou un jour à venir.'],
    [
      '2026-12-31',
      'cancellation.day_too_late',
      'Le contrat prend fin seul le 31\u00a0décembre\u00a02026\u00a0: choisissez un jour avant celui-là.',
    ],
    ['2027-01-01', 'cancellation.day_too_late', expect.any(String)],
    ['2026-12-15x', 'cancellation.day_unreadable', 'Écrivez le jour ainsi\u00a0: 2026-12-31.'],
    ['2026-02-30', 'cancellation.day_unreadable', expect.any(String)],
  ])('on %s is refused: %s', (text, code, message) => {
    expect(chosen(text)).toEqual({ ok: false, error: { code, message, path: 'event_date' } })
  })
})
