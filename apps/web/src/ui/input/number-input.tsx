import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'
import { type InputLook, inputClass } from './text-input.tsx'

type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> &
  InputLook & {
    /** The text as typed: the caller reads the number from it. */
    value: string
    onChange: (value: string) => void
    decimals?: boolean | undefined
    unit?: string | undefined
  }

/** A text control with the number keyboard: no spinner, no change by the wheel; all that is typed stays. */
export function NumberInput(props: NumberInputProps) {
  const { onChange, decimals, unit, dense, className, ...rest } = props
  const field = useFieldControl()
  const input = (
    <input
      autoComplete="off"
      {...field}
      {...rest}
      type="text"
      inputMode={decimals ? 'decimal' : 'numeric'}
      className={inputClass(dense, className ? `num ${className}` : 'num')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
  if (!unit) return input
  return (
    <span className="input-wrap input-wrap-end">
      {input}
      <span className="input-unit">{unit}</span>
    </span>
  )
}
