import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { DayField } from '../../subscription/day-field.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'

// heavy, so it comes when the button is about to be pressed
const loadCalendar = () => import('../../ui/day/day-calendar.tsx')

const DayCalendar = lazy(() => loadCalendar().then((file) => ({ default: file.DayCalendar })))

interface DayChoiceProps {
  readonly label: string
  readonly day: Temporal.PlainDate | null
  readonly first: Temporal.PlainDate
  readonly last: Temporal.PlainDate
  readonly today: Temporal.PlainDate
  readonly hint?: string | undefined
  readonly error: string | undefined
  readonly onChange: (day: Temporal.PlainDate | null) => void
}

/** A day, typed or chosen in a calendar that keeps within its limits. */
export function DayChoice(props: DayChoiceProps) {
  const { label, day, first, last, today, hint, error, onChange } = props
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const calendarId = useId()
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes what the button opened, not the dialog
    <div
      className="day-choice"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
    >
      <DayField
        label={label}
        day={day}
        hint={hint}
        error={error}
        onChange={onChange}
        aside={
          <IconButton
            ref={opener}
            icon={CalendarDays}
            variant="secondary"
            aria-label={`${isOpen ? SAY.closeCalendar : SAY.openCalendar} : ${label}`}
            aria-expanded={isOpen}
            aria-controls={calendarId}
            onPointerEnter={() => void loadCalendar()}
            onFocus={() => void loadCalendar()}
            onClick={() => setOpen(!isOpen)}
          />
        }
      />
      <div id={calendarId} hidden={!isOpen}>
        {isOpen && (
          <Suspense
            fallback={
              <Loading label={SAY.loadingCalendar} className="day-choice-loading">
                <Skeleton shape="block" />
              </Loading>
            }
          >
            <DayCalendar
              key={day?.toString()}
              day={day?.toString()}
              today={today.toString()}
              minDay={first.toString()}
              maxDay={last.toString()}
              onChange={(chosen) => {
                onChange(Temporal.PlainDate.from(chosen))
                close()
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
