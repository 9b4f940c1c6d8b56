import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'
import { type InputLook, inputClass } from './text-input.tsx'
import './select.css'

type SelectOption<Value extends string = string> = {
  value: Value
  label: string
  disabled?: boolean
}

type SelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> &
  InputLook & {
    value: Value | ''
    onChange: (value: Value) => void
    options: readonly SelectOption<Value>[]
    /** Shown while nothing is chosen; can't be selected again. */
    placeholder?: string | undefined
  }

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, placeholder, dense, className, ...rest } = props
  const field = useFieldControl()
  return (
    <select
      {...field}
      {...rest}
      value={value}
      className={inputClass(dense, className ? `select ${className}` : 'select')}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
