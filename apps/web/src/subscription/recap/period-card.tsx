import type { PartialPeriod } from '@sillage/domain/contracts/period.ts'
import { formatShortDay, parseDay } from '@sillage/domain/values/day.ts'
import { ArrowRight, CalendarDays, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { FieldButton } from '../../ui/input/field-button.tsx'
import { DayField } from '../day-field.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

// heavy, so it comes when the button is about to be pressed
const loadCalendar = () => import('../../ui/day/date-range-calendar.tsx')

const DateRangeCalendar = lazy(() =>
  loadCalendar().then((file) => ({ default: file.DateRangeCalendar })),
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
  const [isOpen, setOpen] = useState(false)
  // days that are typed bring the calendar to their month
  const [typings, setTypings] = useState(0)
  const type = (typed: PartialPeriod) => {
    onChange(typed)
    if (typed.start && typed.end) setTypings(typings + 1)
  }
  const opener = useRef<HTMLButtonElement>(null)
  const calendarId = useId()
  const errorId = useId()
  return (
    <Card id="duree" title={SAY.period} aside={days !== null && <Tag>{SAY.days(days)}</Tag>}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes what the button opened */}
      <div
        className="period-choice"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return
          setOpen(false)
          opener.current?.focus()
        }}
      >
        <FieldButton
          ref={opener}
          icon={CalendarDays}
          aria-expanded={isOpen}
          aria-controls={calendarId}
          aria-describedby={error ? errorId : undefined}
          data-invalid={error ? true : undefined}
          onPointerEnter={() => void loadCalendar()}
          onFocus={() => void loadCalendar()}
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
          <Icon of={ChevronDown} className="period-toggle" />
        </FieldButton>
        <div role="status">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
        <div id={calendarId} hidden={!isOpen}>
          {isOpen && (
            <div className="period-open">
              <Suspense fallback={<CalendarPlaceholder />}>
                <DateRangeCalendar
                  key={typings}
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
                  onChange={(day) => type({ start: day, end })}
                />
                <DayField
                  label={SAY.periodEnd}
                  day={end}
                  onChange={(day) => type({ start, end: day })}
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
