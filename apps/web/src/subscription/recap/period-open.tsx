import type { PartialPeriod } from '@sillage/domain/contracts/period.ts'
import { parseDay } from '@sillage/domain/values/day.ts'
import { useState } from 'react'
import { DateRangeCalendar } from '../../ui/day/date-range-calendar.tsx'
import { DayField } from '../../ui/day/day-field.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

interface PeriodOpenProps {
  readonly period: PartialPeriod
  readonly today: Temporal.PlainDate
  readonly onChange: (period: PartialPeriod) => void
}

/** Start and end days, in a two-month calendar and as text fields. Import it lazily. */
export function PeriodOpen({ period: { start, end }, today, onChange }: PeriodOpenProps) {
  // typing a day moves the calendar to its month
  const [typings, setTypings] = useState(0)
  const type = (typed: PartialPeriod) => {
    onChange(typed)
    if (typed.start && typed.end) setTypings(typings + 1)
  }
  return (
    <>
      <DateRangeCalendar
        key={typings}
        from={start?.toString()}
        to={end?.toString()}
        today={today.toString()}
        minDay={today.toString()}
        onChange={({ from, to }) =>
          onChange({ start: from ? parseDay(from) : null, end: to ? parseDay(to) : null })
        }
      />
      <div className="period-typed">
        <DayField
          label={SAY.periodStart}
          day={start}
          onChange={(day) => type({ start: day, end })}
        />
        <DayField label={SAY.periodEnd} day={end} onChange={(day) => type({ start, end: day })} />
      </div>
    </>
  )
}
