import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import './checkbox.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> & {
  /** May contain links: only the text around them toggles the box. */
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ children, onChange, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={className ? `check-field ${className}` : 'check-field'}>
      <label className="check">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {hint && (
        <div className="hint check-note" id={hintId}>
          {hint}
        </div>
      )}
      {error && (
        <div className="check-note">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
