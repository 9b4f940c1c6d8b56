import { type ReactNode, useState } from 'react'
import { Field } from '../input/field.tsx'
import { TextInput } from '../input/text-input.tsx'
import { DAY_MESSAGES as SAY } from '../ui.messages.ts'
import { isDay, readFinishedDay, readTypedDay, writeTypedDay } from './typed-day.ts'
import './day-field.css'

export interface DayFieldProps {
  readonly label: string
  readonly day: Temporal.PlainDate | null
  /** Called at each change with a complete day, or null. */
  readonly onChange: (day: Temporal.PlainDate | null) => void
  readonly hint?: string | undefined
  /** The error of a valid day, or of a missing one. */
  readonly error?: string | undefined
  /** A filter may stay empty: it is neither required nor marked as optional. */
  readonly isFilter?: boolean | undefined
  readonly dense?: boolean | undefined
  /** Initial focus of a dialog, when it isn't the first field. */
  readonly 'data-autofocus'?: boolean | undefined
  /** Beside the input: the button that opens a calendar. */
  readonly aside?: ReactNode
}

/** A day typed as jj/mm/aaaa; it counts once it is complete. */
export function DayField(props: DayFieldProps) {
  const { label, day, onChange, hint, error, isFilter, dense, aside } = props
  const written = day ? writeTypedDay(day) : ''
  const [typed, setTyped] = useState(written)
  const [shown, setShown] = useState(written)
  const [isLeft, setLeft] = useState(false)
  // the day was changed from outside, for example by the calendar
  if (shown !== written) {
    setShown(written)
    if (day) setTyped(written)
    else if (isDay(readTypedDay(typed))) setTyped('')
  }
  const finished = readFinishedDay(typed)
  const unreadable =
    isLeft && typed.trim() !== '' && !isDay(finished) && (finished?.sentence ?? SAY.unread)
  const tell = (next: Temporal.PlainDate | null) => {
    if (next?.toString() !== day?.toString()) onChange(next)
  }
  return (
    <Field label={label} hint={hint} error={unreadable || error}>
      <span className={aside ? 'day-field' : undefined}>
        <TextInput
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          placeholder={SAY.placeholder}
          dense={dense}
          {...(isFilter && { 'aria-required': undefined })}
          data-autofocus={props['data-autofocus']}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setLeft(false)
            tell(completeDay(target.value))
          }}
          onBlur={() => {
            setLeft(true)
            if (!isDay(finished)) return
            setTyped(writeTypedDay(finished))
            tell(finished)
          }}
        />
        {aside}
      </span>
    </Field>
  )
}

function completeDay(text: string): Temporal.PlainDate | null {
  const read = readTypedDay(text)
  return isDay(read) ? read : null
}
