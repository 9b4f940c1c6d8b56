import type { PartialPeriod } from '@sillage/domain/contracts/period.ts'
import { formatShortDay, parseDay } from '@sillage/domain/values/day.ts'
import { ArrowRight, CalendarDays } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Card } from '../ui/card.tsx'
import { FieldError } from '../ui/field.tsx'
import { FieldButton } from '../ui/field-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { Tag } from '../ui/tag.tsx'
import { DayField } from './day-field.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'

const DateRangeCalendar = lazy(() =>
  import('../ui/date-range-calendar.tsx').then((file) => ({ default: file.DateRangeCalendar })),
)

interface PeriodCardProps {
  readonly period: PartialPeriod
  readonly today: Temporal.PlainDate
  readonly days: number | null
  readonly error: string | undefined
  readonly onChange: (period: PartialPeriod) => void
}

export function PeriodCard({ period, today, days, error, onChange }: PeriodCardProps) {
  const { start, end } = period
  // two months under each other would push the rest of a phone's page away
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 761px)').matches)
  const calendarId = useId()
  const errorId = useId()
  return (
    <Card id="duree" title={SAY.period} aside={days !== null && <Tag>{SAY.days(days)}</Tag>}>
      <div className="period-choice">
        <FieldButton
          icon={CalendarDays}
          aria-expanded={isOpen}
          aria-controls={calendarId}
          aria-describedby={error ? errorId : undefined}
          data-invalid={error ? true : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {start || end ? (
            <>
              <span className="num">{start ? formatShortDay(start) : SAY.periodStart}</span>
              <Icon of={ArrowRight} size="s" />
              <span className="vh">{SAY.to}</span>
              <span className="num">{end ? formatShortDay(end) : SAY.periodEnd}</span>
            </>
          ) : (
            <span className="subtle">{SAY.periodPlaceholder}</span>
          )}
        </FieldButton>
        <div role="status">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
        <div id={calendarId} hidden={!isOpen}>
          {isOpen && (
            <div className="period-open">
              <Suspense fallback={<CalendarPlaceholder />}>
                <DateRangeCalendar
                  from={start?.toString()}
                  to={end?.toString()}
                  today={today.toString()}
                  minDay={today.toString()}
                  onChange={({ from, to }) =>
                    onChange({
                      start: from ? parseDay(from) : null,
                      end: to ? parseDay(to) : null,
                    })
                  }
                />
              </Suspense>
              <div className="period-typed">
                <DayField
                  label={SAY.periodStart}
                  day={start}
                  onChange={(day) => onChange({ start: day, end })}
                />
                <DayField
                  label={SAY.periodEnd}
                  day={end}
                  onChange={(day) => onChange({ start, end: day })}
                />
              </div>
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}

function CalendarPlaceholder() {
  return (
    <Loading label={SAY.loadingCalendar} className="period-loading">
      <Skeleton shape="block" />
    </Loading>
  )
}
