import { Calendar, type CalendarLimits } from './calendar.tsx'
import { type DayRange, pressDay, toDate, toDay } from './calendar-day.ts'

type DateRangeCalendarProps = DayRange &
  CalendarLimits & {
    /** After the first press `to` is undefined, until the second. */
    onChange: (range: DayRange) => void
  }

/** A two-month calendar. Heavy: import it lazily. */
export function DateRangeCalendar({ from, to, onChange, ...limits }: DateRangeCalendarProps) {
  const start = from ?? limits.minDay
  return (
    <Calendar
      limits={limits}
      mode="range"
      numberOfMonths={2}
      selected={{ from: from ? toDate(from) : undefined, to: to ? toDate(to) : undefined }}
      onSelect={(_, pressed) => onChange(pressDay({ from, to }, toDay(pressed)))}
      {...(start ? { defaultMonth: toDate(start) } : {})}
    />
  )
}
