const TYPED = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/

/** A day typed the French way (`12/12/2026`, also with dots, dashes or spaces), null when there is no such day. */
export function readTypedDay(text: string): Temporal.PlainDate | null {
  const [, day, month, year] = TYPED.exec(text.trim()) ?? []
  if (!day || !month || !year) return null
  try {
    return Temporal.PlainDate.from(
      { day: Number(day), month: Number(month), year: Number(year) },
      { overflow: 'reject' },
    )
  } catch {
    return null
  }
}

/** A day as it is typed: `12/12/2026`. */
export function writeTypedDay(day: Temporal.PlainDate): string {
  const [date, month] = [day.day, day.month].map((part) => String(part).padStart(2, '0'))
  return `${date}/${month}/${day.year}`
}
