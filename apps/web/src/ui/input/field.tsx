import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'
import { Icon } from '../icon.tsx'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import { withWholeWords } from '../whole-words.tsx'
import './field.css'

export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Replaces the hint, and marks the control as invalid. */
  error?: string | undefined
  /** What is missing while the field is empty: an error once its form is submitted. */
  missing?: string | undefined
  /** Adds « facultatif » to the label. A field is required by default. */
  optional?: boolean | undefined
  /** Shows the label to assistive technology only. */
  labelHidden?: boolean | undefined
  /** Gives the label the size of a question's legend. */
  labelLook?: 'question' | undefined
  className?: string | undefined
  children: ReactNode
}

/** Whether the form was submitted: what is missing from it is then an error. */
export const IsSubmitted = createContext(false)

const FieldContext = createContext<FieldControl | undefined>(undefined)

/** The props that a control inside a Field must spread; empty outside a Field. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {}
}

export function Field(props: FieldProps) {
  const { label, hint, optional, labelHidden, labelLook, className, children } = props
  const missing = use(IsSubmitted) ? props.missing : undefined
  const error = missing ?? props.error
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  const control: FieldControl = {
    id,
    'aria-describedby': note ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
  }
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id} className={labelHidden ? 'vh' : (labelLook ?? 'label')}>
        {withWholeWords(label)} {optional && <span className="label-optional">{SAY.optional}</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <div className="hint" id={noteId}>
            {withWholeWords(hint)}
          </div>
        )
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <Icon of={CircleAlert} size="s" />
      <span>{children}</span>
    </p>
  )
}
