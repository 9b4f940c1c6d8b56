import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { TextInput } from '../../ui/input/text-input.tsx'

const LONGEST = 100

interface FindFieldProps<Line extends { readonly key: string; readonly href: string }> {
  /** Id of the list below; the ids of its options start with it. */
  readonly listId: string
  readonly label: string
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly lines: readonly Line[]
  /** The line that Enter opens. */
  readonly line: Line | undefined
  readonly onChoose: (key: string | null) => void
  readonly onOpen: (line: Line) => void
}

/** The search field. It keeps the focus: arrow keys select in the list, Enter opens. */
export function FindField<Line extends { readonly key: string; readonly href: string }>(
  props: FindFieldProps<Line>,
) {
  const { listId, label, typed, lines, line, onType, onChoose, onOpen } = props
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !line) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = (lines.indexOf(line) + step + lines.length) % lines.length
      onChoose(lines[next]?.key ?? null)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey) globalThis.open(line.href, '_blank', 'noreferrer')
      else onOpen(line)
    }
  }
  return (
    <TextInput
      data-autofocus
      icon={Search}
      role="combobox"
      aria-label={label}
      aria-expanded={lines.length > 0}
      aria-controls={listId}
      aria-activedescendant={line ? `${listId}-${line.key}` : undefined}
      aria-autocomplete="list"
      placeholder={label}
      maxLength={LONGEST}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
