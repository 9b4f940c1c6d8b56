import type { PartialPeriod } from '@sillage/domain/contracts/period.ts'
import { formatShortDay } from '@sillage/domain/values/day.ts'
import { ArrowRight, CalendarDays, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Tag } from '../../ui/data/tag.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { useNarrow } from '../../ui/fold/use-narrow.ts'
import { Icon } from '../../ui/icon.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { FieldButton } from '../../ui/input/field-button.tsx'
import { DAY_MESSAGES } from '../../ui/ui.messages.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

// heavy, so it comes when the button is about to be pressed
const loadCalendar = () => import('./period-open.tsx')

const PeriodOpen = lazy(() => loadCalendar().then((file) => ({ default: file.PeriodOpen })))

interface PeriodCardProps {
  readonly period: PartialPeriod
  readonly today: Temporal.PlainDate
  readonly days: number | null
  readonly error: string | undefined
  readonly onChange: (period: PartialPeriod) => void
}

export function PeriodCard({ period, today, days, error, onChange }: PeriodCardProps) {
  const { start, end } = period
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const calendarId = useId()
  const errorId = useId()
  const shown = (
    <>
      <span className="num">{start ? formatShortDay(start) : SAY.periodStart}</span>{' '}
      <Icon of={ArrowRight} size="s" />
      <span className="vh">{SAY.to}</span>{' '}
      <span className="num">{end ? formatShortDay(end) : SAY.periodEnd}</span>
    </>
  )
  return (
    <Fold
      id="duree"
      title={SAY.period}
      gist={
        <span className="period-gist">
          {shown}
          {days !== null && <span>({SAY.days(days)})</span>}
        </span>
      }
      mustOpen={error !== undefined}
      aside={days !== null && !isNarrow && <Tag>{SAY.days(days)}</Tag>}
      onOpen={() => setOpen(true)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes what the button opened */}
      <div
        className="period-choice"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen || isNarrow) return
          setOpen(false)
          opener.current?.focus()
        }}
      >
        {!isNarrow && (
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
            {start || end ? shown : <span className="subtle">{SAY.periodPlaceholder}</span>}
            <Icon of={ChevronDown} className="period-toggle" />
          </FieldButton>
        )}
        <div role="status">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
        <div id={calendarId} hidden={!isOpen}>
          {isOpen && (
            <div className="period-open">
              <Suspense fallback={<CalendarPlaceholder />}>
                <PeriodOpen period={period} today={today} onChange={onChange} />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </Fold>
  )
}

function CalendarPlaceholder() {
  return (
    <Loading label={DAY_MESSAGES.loading} className="period-loading">
      <Skeleton shape="block" />
    </Loading>
  )
}
