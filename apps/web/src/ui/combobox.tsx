import { useCombobox } from 'downshift'
import { Check, ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'
import { inputClass } from './text-input.tsx'
import './combobox.css'
import './field.css'

export type ComboboxOption = { value: string; label: string; detail?: string | undefined }

type ComboboxProps = {
  label: ReactNode
  /** The chosen option; null before any choice. */
  value: ComboboxOption | null
  onSelect: (option: ComboboxOption | null) => void
  /** The text as typed: the caller filters or fetches, then gives `options`. */
  onInputChange: (text: string) => void
  options: readonly ComboboxOption[]
  loading?: boolean | undefined
  emptyText: string
  loadingText?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  placeholder?: string | undefined
  icon?: LucideIcon | undefined
  disabled?: boolean | undefined
  maxLength?: number | undefined
  id?: string | undefined
}

/** Type to search, arrows to move, Enter to choose, Esc closes the list and keeps the text. Import it lazily. */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    value,
    onSelect,
    onInputChange,
    options,
    loading,
    emptyText,
    hint,
    error,
    optional,
    icon,
  } = props
  const noteId = `${useId()}-note`
  const note = error ?? hint
  const combobox = useCombobox<ComboboxOption>({
    items: [...options],
    selectedItem: value,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    onInputValueChange: ({ inputValue, type }) => {
      const typed = type === useCombobox.stateChangeTypes.InputChange
      if (typed) onInputChange(inputValue)
      if (typed && inputValue === '') onSelect(null)
    },
    onSelectedItemChange: ({ selectedItem }) => onSelect(selectedItem),
    // the second Esc would empty the field
    stateReducer: ({ inputValue, selectedItem }, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputKeyDownEscape
        ? { ...changes, inputValue, selectedItem }
        : changes,
    ...(props.id ? { inputId: props.id } : {}),
  })
  const { isOpen, highlightedIndex } = combobox
  const status = loading
    ? (props.loadingText ?? 'Recherche en cours...')
    : options.length === 0
      ? emptyText
      : undefined

  return (
    <div className="field combobox">
      <label className="label" {...combobox.getLabelProps()}>
        {label} {optional && <span className="label-optional">(facultatif)</span>}
      </label>
      <div
        className={icon ? 'input-wrap input-wrap-end input-wrap-lead' : 'input-wrap input-wrap-end'}
      >
        {icon && <Icon of={icon} />}
        <input
          {...combobox.getInputProps({
            disabled: props.disabled ?? false,
            placeholder: props.placeholder,
            maxLength: props.maxLength,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': note ? noteId : undefined,
          })}
          aria-required={optional ? undefined : true}
          autoComplete="off"
          className={inputClass(false)}
        />
        <button
          {...combobox.getToggleButtonProps({ disabled: props.disabled ?? false })}
          type="button"
          className="input-end"
          aria-label="Afficher la liste"
        >
          <Icon of={ChevronDown} />
        </button>
        <div className="combobox-panel" data-open={isOpen}>
          <ul {...combobox.getMenuProps()} className="combobox-list">
            {isOpen &&
              options.map((option, index) => (
                <li
                  key={option.value}
                  {...combobox.getItemProps({ item: option, index })}
                  data-highlighted={index === highlightedIndex}
                >
                  <span className="grow">
                    {option.label}
                    {option.detail && <span className="combobox-detail">{option.detail}</span>}
                  </span>
                  {option.value === value?.value && <Icon of={Check} size="s" />}
                </li>
              ))}
          </ul>
          <p className="combobox-status" role="status">
            {isOpen && status}
          </p>
        </div>
      </div>
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <p className="hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
