/** An all-day calendar event. */
interface Entry {
  readonly id: string
  readonly on: Temporal.PlainDate
  readonly title: string
}

/** An iCalendar file (RFC 5545) with these events; `at` is its creation time. */
export function calendarFile(entries: readonly Entry[], at: Temporal.Instant): string {
  const stamp = at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sillage//FR',
    ...entries.flatMap(({ id, on, title }) => [
      'BEGIN:VEVENT',
      `UID:${id}@sillage`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basic(on)}`,
      `DTEND;VALUE=DATE:${basic(on.add({ days: 1 }))}`,
      `SUMMARY:${escaped(title)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

function basic(day: Temporal.PlainDate): string {
  return day.toString().replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')
}

/** Folds a line: at most 75 octets (RFC 5545), continuation lines start with a space. 18 characters always fit. */
function folded(line: string): readonly string[] {
  const parts = line.match(/.{1,18}/gu) ?? []
  return line.length <= 18 ? [line] : parts.map((part, place) => (place === 0 ? part : ` ${part}`))
}
