import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'
import { readTypedDay, writeTypedDay } from './typed-day.ts'

interface DayFieldProps {
  readonly label: string
  readonly day: Temporal.PlainDate | null
  readonly onChange: (day: Temporal.PlainDate | null) => void
}

/** A day typed as jj/mm/aaaa; it counts once it is complete. */
export function DayField({ label, day, onChange }: DayFieldProps) {
  const written = day ? writeTypedDay(day) : ''
  const [typed, setTyped] = useState(written)
  const [shown, setShown] = useState(written)
  const [isLeft, setLeft] = useState(false)
  // chosen elsewhere meanwhile, in the calendar
  if (shown !== written) {
    setShown(written)
    if (day) setTyped(written)
    else if (readTypedDay(typed)) setTyped('')
  }
  const isWrong = isLeft && typed.trim() !== '' && !readTypedDay(typed)
  return (
    <Field label={label} error={isWrong ? SAY.dayFormat : undefined}>
      <TextInput
        className="num"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        placeholder={SAY.dayPlaceholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setLeft(false)
          onChange(readTypedDay(target.value))
        }}
        onBlur={() => setLeft(true)}
      />
    </Field>
  )
}
