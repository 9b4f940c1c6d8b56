import './filter-chips.css'

type FilterChipsProps<Value extends string> = {
  legend: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; count?: number | undefined }[]
}

/**
 * A filter of a list, with exactly one chip selected. On a phone, the chips scroll horizontally to the screen's edge.
 */
export function FilterChips<Value extends string>({
  legend,
  value,
  onChange,
  options,
}: FilterChipsProps<Value>) {
  return (
    <fieldset className="chips">
      <legend className="vh">{legend}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="chip"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label} {option.count !== undefined && <span className="num">{option.count}</span>}
        </button>
      ))}
    </fieldset>
  )
}
