import { useState } from 'react'

interface RowsInput<Row> {
  /** The answer: the rows that are complete, a semicolon between two. */
  readonly value: string
  readonly empty: Row
  /** How many are shown at least. */
  readonly least: number
  readonly read: (part: string) => Row
  /** As it is kept; null while it is not complete. */
  readonly write: (row: Row) => string | null
  readonly isBegun: (row: Row) => boolean
  readonly onAnswer: (value: string) => void
  /** How many are begun and not complete: the answer leaves them out. */
  readonly onUnfinished: (count: number) => void
}

/** People one by one on their way to an answer; those that are complete make it. */
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
  // what the profile fills in arrives after the page
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
    /** What is wrong with a field is said once it was left. */
    wasLeft: (field: string, at: number) => left.has(`${field} ${at}`),
  }
}
