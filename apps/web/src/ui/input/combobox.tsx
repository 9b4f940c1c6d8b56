import { useCombobox } from 'downshift'
import { Check, ChevronDown, type LucideIcon } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import { FieldError } from './field.tsx'
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
  hint?: ReactNode
  /** As large as the legend of a question with choices. */
  labelLook?: 'question' | undefined
  /** Whoever types is offered the first option found: Enter chooses it, and so does leaving the field. */
  picksFirst?: boolean | undefined
  error?: string | undefined
  icon?: LucideIcon | undefined
  maxLength?: number | undefined
  className?: string | undefined
}

/** Type to search, arrows to move, Enter to choose, Esc closes the list and keeps the text. Import it lazily. */
export function Combobox(props: ComboboxProps) {
  const { label, value, onSelect, onInputChange, options, loading, emptyText, error, icon } = props
  const { hint, labelLook, picksFirst } = props
  const noteId = `${useId()}-note`
  const combobox = useCombobox<ComboboxOption>({
    items: [...options],
    selectedItem: value,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    onSelectedItemChange: ({ selectedItem }) => onSelect(selectedItem),
    // the second Esc would empty the field
    stateReducer: ({ inputValue, selectedItem }, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape)
        return { ...changes, inputValue, selectedItem }
      // what was left half typed is no option: the one chosen shows again
      if (type === useCombobox.stateChangeTypes.InputBlur && picksFirst)
        return { ...changes, inputValue: changes.selectedItem?.label ?? '' }
      if (type === useCombobox.stateChangeTypes.InputChange && picksFirst)
        return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 }
      return changes
    },
  })
  const { isOpen, highlightedIndex } = combobox
  const status = loading ? SAY.searching : options.length === 0 && emptyText

  const input = combobox.getInputProps({
    // in the event itself: an Enter that follows at once chooses among what was found, not among what was shown before
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      onInputChange(currentTarget.value)
      if (currentTarget.value === '') onSelect(null)
    },
    maxLength: props.maxLength,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteId : undefined,
  })

  return (
    <div className={props.className ? `field combobox ${props.className}` : 'field combobox'}>
      <label className={labelLook ?? 'label'} {...combobox.getLabelProps()}>
        {label}
      </label>
      <div
        className={icon ? 'input-wrap input-wrap-end input-wrap-lead' : 'input-wrap input-wrap-end'}
      >
        {icon && <Icon of={icon} />}
        <input
          {...input}
          // an empty one is no id
          aria-activedescendant={input['aria-activedescendant'] || undefined}
          aria-required
          autoComplete="off"
          className={inputClass(false)}
        />
        <button
          {...combobox.getToggleButtonProps()}
          type="button"
          className="input-end"
          aria-label={SAY.showList}
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
          <div className="hint" id={noteId}>
            {hint}
          </div>
        )
      )}
    </div>
  )
}
