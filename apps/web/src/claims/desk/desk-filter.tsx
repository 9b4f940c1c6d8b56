import { Select } from '../../ui/input/select.tsx'

const ALL = 'all'

interface FilterProps<Value extends string> {
  readonly label: string
  readonly all: string
  readonly value: Value | null
  readonly options: readonly { value: Value; label: string }[]
  readonly onChange: (value: Value | null) => void
}

/** A filter of the desk; its first option means no filter. */
export function Filter<Value extends string>(props: FilterProps<Value>) {
  const { label, all, value, options, onChange } = props
  return (
    <Select<Value | typeof ALL>
      dense
      aria-label={label}
      data-chosen={value !== null}
      value={value ?? ALL}
      options={[{ value: ALL, label: all }, ...options]}
      onChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
    />
  )
}
