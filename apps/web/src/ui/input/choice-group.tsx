import { type ReactNode, useId } from 'react'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import { withWholeWords } from '../whole-words.tsx'
import { FieldError } from './field.tsx'
import './choice-group.css'

type Choice<Value extends string = string> = {
  value: Value
  label: ReactNode
  help?: ReactNode
  /** On the right side of the card: « −2,18 € ». */
  effect?: ReactNode
  disabled?: boolean | undefined
}

type ChoiceGroupProps<Value extends string> = {
  legend: ReactNode
  legendHidden?: boolean | undefined
  /** `s` styles it like a field among others; by default it is a question of its own. */
  size?: 's' | undefined
  /** Whether it may be left out, which its legend then says. */
  optional?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Undefined or null when there is no answer yet. */
  value: Value | undefined | null
  onChange: (value: Value) => void
  choices: readonly Choice<Value>[]
  /** By default, four answers or more are stacked and fewer form a wrapping row. */
  layout?: 'row' | 'stacked' | undefined
  /** Id of the first card, to focus it after a failed submit. */
  id?: string | undefined
}

export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, legendHidden, size, optional, hint, error, value, onChange, choices, id } = props
  const { layout = choices.length > 3 ? 'stacked' : 'row' } = props
  const name = useId()
  const noteId = `${name}-note`
  return (
    <fieldset className="choice-group" aria-describedby={hint || error ? noteId : undefined}>
      <legend className={legendHidden ? 'vh' : size ? 'question question-s' : 'question'}>
        {withWholeWords(legend)}{' '}
        {optional && <span className="label-optional">{SAY.optional}</span>}
      </legend>
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <p className="hint" id={noteId}>
            {withWholeWords(hint)}
          </p>
        )
      )}
      <div
        className={`choices choices-${layout}`}
        data-invalid={error ? true : undefined}
        data-short={choices.every(isShort) || undefined}
      >
        {choices.map((choice, index) => (
          <label className="choice" key={choice.value}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className="grow">
              {choice.label}
              {choice.help && <span className="choice-help">{choice.help}</span>}
            </span>
            {choice.effect && <span className="choice-effect num">{choice.effect}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A figure or two, such as a number of people: several fit on a line. */
function isShort({ label, help }: Choice): boolean {
  return typeof label === 'string' && label.length < 3 && !help
}
