import { useState } from 'react'

interface RowsInput<Row> {
  /** The answer: complete rows, separated by semicolons. */
  readonly value: string
  readonly empty: Row
  /** Minimum number of rows shown. */
  readonly least: number
  readonly read: (part: string) => Row
  /** The stored form of a row; null while incomplete. */
  readonly write: (row: Row) => string | null
  readonly isBegun: (row: Row) => boolean
  readonly onAnswer: (value: string) => void
  /** Called with the number of incomplete rows, which the answer leaves out. */
  readonly onUnfinished: (count: number) => void
}

/** Editable rows of people; the complete ones form the answer. */
export function useRows<Row>(input: RowsInput<Row>) {
  const { value, empty, least, read, write, isBegun, onAnswer, onUnfinished } = input
  const rowsOf = (text: string) =>
    text
      .split(';')
      .filter((part) => part.trim() !== '')
      .map(read)
  const [rows, setRows] = useState(() => rowsOf(value))
  const [seen, setSeen] = useState(value)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  // the profile may fill in the answer after the page has rendered
  if (value !== seen) {
    setSeen(value)
    if (!rows.some(isBegun)) setRows(rowsOf(value))
  }
  const shown = [...rows, ...Array.from({ length: Math.max(0, least - rows.length) }, () => empty)]
  const change = (next: readonly Row[]) => {
    setRows([...next])
    const begun = next.filter(isBegun)
    const written = begun.flatMap((row) => write(row) ?? [])
    const text = written.join(' ; ')
    onUnfinished(begun.length - written.length)
    setSeen(text)
    if (text !== value) onAnswer(text)
  }
  return {
    shown,
    add: () => setRows([...shown, empty]),
    remove: (at: number) => change(shown.filter((_, index) => index !== at)),
    put: (at: number, part: Partial<Row>) =>
      change(shown.map((row, index) => (index === at ? { ...row, ...part } : row))),
    leave: (field: string, at: number) => setLeft(new Set([...left, `${field} ${at}`])),
    /** Whether a field was left once; its error shows only then. */
    wasLeft: (field: string, at: number) => left.has(`${field} ${at}`),
  }
}
