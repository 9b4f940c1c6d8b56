import { element } from '../dom.ts'

interface TextFieldProps {
  readonly id: string
  readonly label: string
  readonly optional: string | null
  readonly max: number
  readonly isLong: boolean
  readonly value: string
  readonly onInput: (text: string) => void
}

/** A text field, multi-line when `isLong`. */
export function textField({ id, label, optional, max, isLong, value, onInput }: TextFieldProps) {
  const control = isLong
    ? element('textarea', { id, className: 'input textarea', rows: 3, maxLength: max, value })
    : element('input', { id, type: 'text', className: 'input', maxLength: max, value })
  control.autocomplete = 'off'
  control.addEventListener('input', () => onInput(control.value))
  return element(
    'div',
    { className: 'field' },
    element(
      'label',
      { className: 'label', htmlFor: id },
      label,
      optional === null ? null : ' ',
      optional === null ? null : element('span', { className: 'label-optional' }, optional),
    ),
    control,
  )
}

interface AnswersProps<Value> {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** Radio buttons for two or three short answers, side by side. */
export function answers<Value>({ name, legend, options, value, onChoose }: AnswersProps<Value>) {
  return element(
    'fieldset',
    { className: 'segmented' },
    element('legend', { className: 'label' }, legend),
    element(
      'div',
      { className: 'seg' },
      ...options.map((option) => {
        const input = element('input', { type: 'radio', name, checked: option.value === value })
        input.addEventListener('change', () => onChoose(option.value))
        return element('label', {}, input, option.label)
      }),
    ),
  )
}

interface SelectProps<Value extends string> {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  readonly options: readonly { readonly id: Value; readonly label: string }[]
  readonly value: Value | null
  readonly onChoose: (value: Value | null) => void
}

export function selectField<Value extends string>(props: SelectProps<Value>) {
  const { id, label, placeholder, options, value, onChoose } = props
  const select = element(
    'select',
    { id, className: 'input select' },
    element('option', { value: '' }, placeholder),
    ...options.map((option) => element('option', { value: option.id }, option.label)),
  )
  select.value = value ?? ''
  select.addEventListener('change', () =>
    onChoose(options.find((option) => option.id === select.value)?.id ?? null),
  )
  return element(
    'div',
    { className: 'field' },
    element('label', { className: 'label', htmlFor: id }, label),
    select,
  )
}
