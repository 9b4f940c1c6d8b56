import type { Refusal, Result } from '@sillage/domain/values/result.ts'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { PEOPLE_CARD as SAY } from './people.messages.ts'

interface PersonAnswerProps {
  readonly label: string
  readonly value: string
  readonly example?: string | undefined
  readonly optional?: boolean | undefined
  readonly maxLength?: number | undefined
  /** The `autocomplete` token, when the browser can fill it in. */
  readonly autoComplete?: string | undefined
  /** Suggestions while typing; any other text is accepted. */
  readonly suggestions?: readonly string[] | undefined
  /** Parses what was typed into the stored answer, or an error. */
  readonly read: (typed: string) => Result<string, Refusal>
  /** Empty removes an optional answer. */
  readonly onAnswer: (value: string) => void
}

/** One value of the contract, shown as a button that turns into a field; Escape restores the value. */
export function PersonAnswer(props: PersonAnswerProps) {
  const {
    label,
    value,
    example,
    optional,
    maxLength,
    autoComplete,
    suggestions,
    read: readTyped,
    onAnswer,
  } = props
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [isClosedByKey, setClosedByKey] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // the field replaces the pressed button and takes its focus; closing it with a key gives the focus back
  useEffect(() => {
    if (isOpen) input.current?.focus()
    else if (isClosedByKey) button.current?.focus()
  }, [isOpen, isClosedByKey])

  if (value !== '' && !isOpen)
    return (
      <div className="person-answer">
        <span className="small muted">{label}</span>
        <button
          ref={button}
          type="button"
          className="person-value"
          aria-label={SAY.change(label, value)}
          onClick={() => {
            setTyped(value)
            setProblem(undefined)
            setClosedByKey(false)
            setOpen(true)
          }}
        >
          <b>{withWholeWords(value)}</b>
          <Icon of={Pencil} size="s" />
        </button>
      </div>
    )

  const commit = () => {
    if (typed.trim() === '') {
      if (optional && value !== '') onAnswer('')
      return setOpen(false)
    }
    const read = readTyped(typed)
    if (!read.ok) return setProblem(read.error.message)
    setProblem(undefined)
    setOpen(false)
    setTyped('')
    onAnswer(read.value)
  }
  return (
    <Field
      className="person-answer"
      label={label}
      optional={optional}
      error={problem}
      hint={example && SAY.example(example)}
    >
      <TextInput
        ref={input}
        value={typed}
        maxLength={maxLength}
        autoComplete={autoComplete}
        suggestions={suggestions}
        onChange={({ target }) => {
          setTyped(target.value)
          setClosedByKey(false)
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            setClosedByKey(true)
            commit()
          }
          if (event.key === 'Escape') {
            setTyped('')
            setProblem(undefined)
            setClosedByKey(true)
            setOpen(false)
          }
        }}
      />
    </Field>
  )
}
