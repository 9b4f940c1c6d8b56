import { useEffect, useRef, useState } from 'react'
import { INTAKE as SAY } from './house.messages.ts'
import { moved } from './intake-form.ts'

interface Line {
  readonly line: string
}

interface LinesProps<L extends Line> {
  readonly lines: readonly L[]
  readonly onChange: (lines: readonly L[]) => void
  readonly nameOf: (line: L) => string
}

/** Edits a list of lines: change, move, add, remove. Moves the focus to the affected line and announces the change. */
export function useLines<L extends Line>({ lines, onChange, nameOf }: LinesProps<L>) {
  const list = useRef<HTMLDivElement>(null)
  const next = useRef<string | null>(null)
  const [said, say] = useState('')
  // after the lines are drawn in their new order
  useEffect(() => {
    if (next.current === null) return
    list.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = null
  })
  const change = (at: number, part: Partial<L>) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...part } : line)))
  const move = (at: number, by: -1 | 1) => {
    const line = lines[at]
    if (!line || !lines[at + by]) return
    next.current = `[data-line="${line.line}"] [data-tool="${by === -1 ? 'up' : 'down'}"]`
    say(SAY.moved(nameOf(line), at + by + 1, lines.length))
    onChange(moved(lines, at, by))
  }
  const retire = (at: number) => {
    const line = lines[at]
    if (!line) return
    next.current = '[data-add]'
    say(SAY.retired(nameOf(line)))
    onChange(lines.toSpliced(at, 1))
  }
  const add = (line: L) => {
    next.current = `[data-line="${line.line}"] :is(input, select)`
    onChange([...lines, line])
  }
  return { list, said, change, move, retire, add }
}
