import { type ReactNode, useState } from 'react'
import { Field } from '../ui/input/field.tsx'
import { TextInput } from '../ui/input/text-input.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'
import { readFinishedDay, readTypedDay, writeTypedDay } from './typed-day.ts'

interface DayFieldProps {
  readonly label: string
  readonly day: Temporal.PlainDate | null
  readonly onChange: (day: Temporal.PlainDate | null) => void
  readonly hint?: string | undefined
  /** What is wrong with a day that can be read. */
  readonly error?: string | undefined
  /** Beside the input: what opens a calendar. */
  readonly aside?: ReactNode
}

/** A day typed as jj/mm/aaaa; it counts once it is complete. */
export function DayField(props: DayFieldProps) {
  const { label, day, onChange, hint, error, aside } = props
  const written = day ? writeTypedDay(day) : ''
  const [typed, setTyped] = useState(written)
  const [shown, setShown] = useState(written)
  const [isLeft, setLeft] = useState(false)
  // chosen elsewhere meanwhile, in the calendar
  if (shown !== written) {
    setShown(written)
    if (day) setTyped(written)
    else if (isDay(readTypedDay(typed))) setTyped('')
  }
  const finished = readFinishedDay(typed)
  const unreadable =
    isLeft && typed.trim() !== '' && !isDay(finished) && SAY.wrongDay[finished ?? 'unread']
  return (
    <Field label={label} hint={hint} error={unreadable || error}>
      <span className={aside ? 'day-field' : undefined}>
        <TextInput
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          placeholder={SAY.dayPlaceholder}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setLeft(false)
            onChange(completeDay(target.value))
          }}
          onBlur={() => {
            setLeft(true)
            if (!isDay(finished)) return
            setTyped(writeTypedDay(finished))
            if (!day?.equals(finished)) onChange(finished)
          }}
        />
        {aside}
      </span>
    </Field>
  )
}

function isDay(read: ReturnType<typeof readTypedDay>): read is Temporal.PlainDate {
  return read !== null && read !== 'impossible'
}

function completeDay(text: string): Temporal.PlainDate | null {
  const read = readTypedDay(text)
  return isDay(read) ? read : null
}
