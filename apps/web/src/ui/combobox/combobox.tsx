import { Check, ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'
import { FieldError } from '../input/field.tsx'
import { inputClass } from '../input/text-input.tsx'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import { type ComboboxOption, useCombobox } from './use-combobox.ts'
import './combobox.css'
import '../input/field.css'

type ComboboxProps = {
  label: ReactNode
  /** The chosen option; null before any choice. */
  value: ComboboxOption | null
  onSelect: (option: ComboboxOption | null) => void
  /** The typed text: the caller filters or fetches, then provides `options`. */
  onInputChange: (text: string) => void
  options: readonly ComboboxOption[]
  loading?: boolean | undefined
  emptyText: string
  hint?: ReactNode
  /** Gives the label the size of a question's legend. */
  labelLook?: 'question' | undefined
  /** While typing, preselects the first option: Enter or leaving the field chooses it. */
  picksFirst?: boolean | undefined
  error?: string | undefined
  icon?: LucideIcon | undefined
  maxLength?: number | undefined
  className?: string | undefined
}

/** Type to search, arrows to move, Enter to choose, Esc closes the list and keeps the text. Import it lazily. */
export function Combobox(props: ComboboxProps) {
  const { label, value, onSelect, onInputChange, options, loading, emptyText, error, icon } = props
  const { hint, labelLook, picksFirst = false } = props
  const noteId = `${useId()}-note`
  const combobox = useCombobox({ options, value, picksFirst, onSelect, onInputChange })
  const { isOpen } = combobox
  const status = loading ? SAY.searching : options.length === 0 && emptyText

  return (
    <div className={props.className ? `field combobox ${props.className}` : 'field combobox'}>
      <label className={labelLook ?? 'label'} {...combobox.label}>
        {label}
      </label>
      <div
        className={icon ? 'input-wrap input-wrap-end input-wrap-lead' : 'input-wrap input-wrap-end'}
      >
        {icon && <Icon of={icon} />}
        <input
          {...combobox.input}
          maxLength={props.maxLength}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
          aria-required
          autoComplete="off"
          className={inputClass(false)}
        />
        <button {...combobox.button} type="button" className="input-end" aria-label={SAY.showList}>
          <Icon of={ChevronDown} />
        </button>
        <div className="combobox-panel" data-open={isOpen} {...combobox.panel}>
          <ul {...combobox.list} className="combobox-list">
            {isOpen &&
              options.map((option, index) => (
                <li key={option.value} {...combobox.option(index)}>
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
        {/* outside the panel: a live region inserted together with its text is not announced */}
        <p className="vh" aria-live="polite">
          {isOpen && !status && SAY.proposed(options.length)}
        </p>
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
