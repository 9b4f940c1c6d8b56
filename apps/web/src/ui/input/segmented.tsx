import { useId } from 'react'
import './segmented.css'

type SegmentedProps<Value extends string> = {
  legend: string
  legendHidden?: boolean | undefined
  /** Null until someone chooses. */
  value: Value | null
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  disabled?: boolean | undefined
  className?: string | undefined
}

/** Two or three short answers side by side, as a radio group. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendHidden, value, onChange, options, disabled, className } = props
  const name = useId()
  return (
    <fieldset className={className ? `segmented ${className}` : 'segmented'} disabled={disabled}>
      <legend className={legendHidden ? 'vh' : 'label'}>{legend}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
