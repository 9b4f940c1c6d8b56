import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { placeAfter } from './combobox-keys.ts'

export type ComboboxOption = { value: string; label: string; detail?: string | undefined }

interface ComboboxUse {
  readonly options: readonly ComboboxOption[]
  readonly value: ComboboxOption | null
  readonly picksFirst: boolean
  readonly onSelect: (option: ComboboxOption | null) => void
  readonly onInputChange: (text: string) => void
}

/** The ARIA pattern « combobox with list autocomplete »: the focus stays in the field. */
export function useCombobox({ options, value, picksFirst, onSelect, onInputChange }: ComboboxUse) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(value?.label ?? '')
  const [isOpen, setOpen] = useState(false)
  /** Index of the option that Enter would choose; -1 for none. */
  const [at, setAt] = useState(-1)
  const [known, setKnown] = useState(value?.value)
  // the value was changed by the parent: update the text, unless it was typing that took the value back
  if (known !== value?.value) {
    setKnown(value?.value)
    if (value || !isOpen) setText(value?.label ?? '')
  }
  useEffect(() => keepInView(list.current, at), [at])
  const shown = isOpen ? options.length : null
  useEffect(() => bringIntoView(panel.current, shown), [shown])

  const open = (fallback: number) => {
    const chosen = options.findIndex((option) => option.value === value?.value)
    setOpen(true)
    setAt(chosen === -1 ? fallback : chosen)
  }
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const choose = (option: ComboboxOption | undefined) => {
    close()
    if (!option) return
    setText(option.label)
    if (option.value !== value?.value) onSelect(option)
  }
  const type = (typed: string) => {
    setText(typed)
    setOpen(true)
    setAt(picksFirst && typed !== '' ? 0 : -1)
    // in the event itself, so that an immediate Enter chooses among the new options and not the previous ones
    onInputChange(typed)
    if (typed === '') onSelect(null)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const place = placeAfter(key, { at, count: options.length, isOpen })
    if (place !== null) {
      event.preventDefault()
      if (isOpen) setAt(place)
      else open(place)
    } else if (isOpen && key === 'Escape') {
      // close only the list, not the dialog around it
      event.preventDefault()
      close()
    } else if (isOpen && at >= 0 && (key === 'Enter' || key === 'Tab')) {
      // choosing must not submit the form
      if (key === 'Enter') event.preventDefault()
      choose(options[at])
    }
  }
  const leave = () => {
    if (!isOpen) return
    const first = picksFirst ? options[at] : undefined
    choose(first)
    // incomplete text matches no option: show the chosen one again
    if (picksFirst && !first) setText(value?.label ?? '')
  }

  const [inputId, labelId, listId] = [`${id}-input`, `${id}-label`, `${id}-list`]
  const optionId = (index: number) => `${id}-option-${index}`
  return {
    isOpen,
    label: { htmlFor: inputId, id: labelId },
    input: {
      ref: input,
      id: inputId,
      role: 'combobox',
      value: text,
      'aria-labelledby': labelId,
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': isOpen,
      'aria-activedescendant': isOpen && at >= 0 && at < options.length ? optionId(at) : undefined,
      onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        type(currentTarget.value),
      onClick: () => (isOpen ? close() : open(-1)),
      onKeyDown: press,
      onBlur: leave,
    },
    button: {
      tabIndex: -1,
      'aria-controls': listId,
      'aria-expanded': isOpen,
      // the focus stays in the field
      onMouseDown: keepFocus,
      onClick: () => {
        input.current?.focus()
        if (isOpen) close()
        else open(-1)
      },
    },
    panel: { ref: panel, onMouseDown: keepFocus },
    list: { ref: list, id: listId, role: 'listbox', 'aria-labelledby': labelId },
    option: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === at,
      'data-highlighted': index === at,
      onMouseMove: () => setAt(index),
      onClick: () => choose(options[index]),
    }),
  } as const
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault()

/** Scrolls only the list, never the page. */
function keepInView(list: HTMLElement | null, at: number) {
  const option = list?.children[at]
  if (!list || !(option instanceof HTMLElement)) return
  const [top, bottom] = [option.offsetTop, option.offsetTop + option.offsetHeight]
  if (top < list.scrollTop) list.scrollTop = top
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}

/** The panel and its number of options; null while it is closed. Not beneath what sticks to the foot of the page. */
function bringIntoView(panel: HTMLElement | null, shown: number | null) {
  if (shown !== null) panel?.scrollIntoView({ block: 'nearest' })
}
