import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker, type DayPickerProps, type DayProps } from 'react-day-picker'
import { fr } from 'react-day-picker/locale'
import { Icon } from '../icon.tsx'
import { toDate } from './calendar-day.ts'
import './calendar.css'

export type CalendarLimits = {
  minDay?: string | undefined
  maxDay?: string | undefined
  /** The day with a ring; the browser's current day by default. */
  today?: string | undefined
}

/** What all calendars share: French, weeks starting on Monday, our styles. */
export function Calendar({ limits, ...rest }: DayPickerProps & { limits: CalendarLimits }) {
  const { minDay, maxDay, today } = limits
  return (
    <DayPicker
      locale={fr}
      navLayout="around"
      showOutsideDays={false}
      className="calendar"
      components={{ Chevron, Day }}
      {...(today ? { today: toDate(today) } : {})}
      {...(minDay ? { startMonth: toDate(minDay) } : {})}
      {...(maxDay ? { endMonth: toDate(maxDay) } : {})}
      disabled={[
        ...(minDay ? [{ before: toDate(minDay) }] : []),
        ...(maxDay ? [{ after: toDate(maxDay) }] : []),
      ]}
      {...rest}
    />
  )
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />
}

/** The empty cells around a month aren't days, so they must not be marked as selected. */
function Day({ day, modifiers, ...cell }: DayProps) {
  const isEmpty = day.outside && modifiers['hidden']
  return <td {...cell} aria-selected={isEmpty ? undefined : cell['aria-selected']} />
}
