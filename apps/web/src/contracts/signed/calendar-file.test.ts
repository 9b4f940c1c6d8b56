import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const at = Temporal.Instant.from('2026-11-22T13:07:09.123Z')
const on = Temporal.PlainDate.from('2026-12-31')

test('a calendar entry lasts the whole day', () => {
  const file = calendarFile([{ id: 'b90d53ea-end', on, title: 'Fin' }], at)
  expect(unfolded(file)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sillage//FR',
    'BEGIN:VEVENT',
    'UID:b90d53ea-end@sillage',
    'DTSTAMP:20261122T130709Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Fin',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('special characters are escaped, and no line exceeds 75 bytes', () => {
  const title = `Paris – Barcelone, 3\u00a0au\u00a012\u00a0mars; une\nligne \\ ${'é👩‍👩‍👧'.repeat(20)}`
  const file = calendarFile([{ id: 'a', on, title }], at)
  expect(unfolded(file)).toContain(
    String.raw`SUMMARY:Paris – Barcelone\, 3 au 12 mars\; une ligne \\ ${'é👩‍👩‍👧'.repeat(20)}`,
  )
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
})

function unfolded(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n')
}
