/** The calendar widget uses local Dates, the app uses YYYY-MM-DD strings. */
export function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

export function toDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${day}`
}

export type DayRange = { from: string | undefined; to: string | undefined }

/** The first press starts a period, the second ends it; a press before the start moves the start. */
export function pressDay({ from, to }: DayRange, day: string): DayRange {
  if (from === undefined || to !== undefined || day < from) return { from: day, to: undefined }
  return { from, to: day }
}
