import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { Icon } from '../icon.tsx'
import { useFieldControl } from './field.tsx'
import './input.css'

export type InputLook = { dense?: boolean | undefined }

type TextInputProps = ComponentProps<'input'> &
  InputLook & {
    icon?: LucideIcon | undefined
    /** Suggestions while typing; any other text is accepted. */
    suggestions?: readonly string[] | undefined
  }

export function inputClass(dense: boolean | undefined, extra?: string): string {
  return ['input', dense && 'input-dense', extra].filter(Boolean).join(' ')
}

export function TextInput({ icon, dense, className, suggestions = [], ...rest }: TextInputProps) {
  const field = useFieldControl()
  const listId = useId()
  const isOffered = suggestions.length > 0
  const input = (
    <input
      type="text"
      list={isOffered ? listId : undefined}
      {...field}
      {...rest}
      className={inputClass(dense, className)}
    />
  )
  if (isOffered)
    return (
      <>
        {input}
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      </>
    )
  if (!icon) return input
  return (
    <span className="input-wrap input-wrap-lead">
      <Icon of={icon} size={dense ? 's' : 'm'} />
      {input}
    </span>
  )
}
