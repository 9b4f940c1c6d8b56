import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Loading, Skeleton } from '../feedback/skeleton.tsx'
import { IconButton } from '../nav/icon-button.tsx'
import { DAY_MESSAGES as SAY } from '../ui.messages.ts'
import { DayField, type DayFieldProps } from './day-field.tsx'

// heavy, so it comes when the button is about to be pressed
const loadCalendar = () => import('./day-calendar.tsx')

// a day can still be typed when the calendar fails to load, as without a network
const DayCalendar = lazy(() =>
  loadCalendar().then(
    (file) => ({ default: file.DayCalendar }),
    () => ({ default: () => <p className="small muted">{SAY.noCalendar}</p> }),
  ),
)

interface DayChoiceProps extends Omit<DayFieldProps, 'aside'> {
  /** The days that the calendar offers. */
  readonly first?: Temporal.PlainDate | undefined
  readonly last?: Temporal.PlainDate | undefined
  readonly today?: Temporal.PlainDate | undefined
}

/** A day, typed or picked in a calendar limited to allowed days. */
export function DayChoice({ first, last, today, ...field }: DayChoiceProps) {
  const { label, day, dense, onChange } = field
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
        {...field}
        aside={
          <IconButton
            ref={opener}
            icon={CalendarDays}
            variant="secondary"
            size={dense ? 's' : undefined}
            aria-label={`${isOpen ? SAY.close : SAY.open} : ${label}`}
            aria-expanded={isOpen}
            aria-controls={calendarId}
            onPointerEnter={() => void loadCalendar().catch(() => undefined)}
            onFocus={() => void loadCalendar().catch(() => undefined)}
            onClick={() => setOpen(!isOpen)}
          />
        }
      />
      <div id={calendarId} hidden={!isOpen}>
        {isOpen && (
          <Suspense
            fallback={
              <Loading label={SAY.loading} className="day-choice-loading">
                <Skeleton shape="block" />
              </Loading>
            }
          >
            <DayCalendar
              key={day?.toString()}
              day={day?.toString()}
              today={(today ?? Temporal.Now.plainDateISO('Europe/Paris')).toString()}
              minDay={first?.toString()}
              maxDay={last?.toString()}
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
