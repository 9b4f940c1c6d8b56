/** An entry of a calendar that lasts the whole day. */
interface Entry {
  readonly id: string
  readonly on: Temporal.PlainDate
  readonly title: string
}

/** Entries as a file that every calendar reads (RFC 5545); `at` is when it is made. */
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

/** A line has 75 octets at most; the next begins with a space. With 18 characters none can have more, whatever they are. */
function folded(line: string): readonly string[] {
  const parts = line.match(/.{1,18}/gu) ?? []
  return line.length <= 18 ? [line] : parts.map((part, place) => (place === 0 ? part : ` ${part}`))
}
