import { Calendar, type CalendarLimits } from './calendar.tsx'
import { toDate, toDay } from './calendar-day.ts'

type DayCalendarProps = CalendarLimits & {
  day: string | undefined
  onChange: (day: string) => void
}

/** A one-month calendar to pick a day. Heavy: import it lazily. */
export function DayCalendar({ day, onChange, ...limits }: DayCalendarProps) {
  const start = day ?? limits.minDay
  return (
    <Calendar
      limits={limits}
      mode="single"
      selected={day ? toDate(day) : undefined}
      onSelect={(_, pressed) => onChange(toDay(pressed))}
      {...(start ? { defaultMonth: toDate(start) } : {})}
    />
  )
}
