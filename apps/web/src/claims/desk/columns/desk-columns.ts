import { useState } from 'react'

/** The columns that one may do without; the number, the nature and the urgency stay. */
export const OPTIONAL_COLUMNS = [
  'owner',
  'incident',
  'status',
  'assignee',
  'reserve',
  'activity',
] as const
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number]

const KEY = 'desk_columns'
const USUAL: ReadonlySet<OptionalColumn> = new Set(OPTIONAL_COLUMNS).difference(
  new Set(['reserve']),
)

/** What was kept, without what is no column any more. */
export function readColumns(kept: string | null): ReadonlySet<OptionalColumn> {
  if (kept === null) return USUAL
  const names = kept.split(' ')
  return new Set(OPTIONAL_COLUMNS.filter((column) => names.includes(column)))
}

function keptColumns() {
  try {
    return readColumns(localStorage.getItem(KEY))
  } catch {
    return USUAL
  }
}

/** The columns that are shown, and how to show or hide one; kept on the device. */
export function useDeskColumns() {
  const [columns, setColumns] = useState(keptColumns)
  const toggle = (column: OptionalColumn) => {
    const next = columns.symmetricDifference(new Set([column]))
    setColumns(next)
    try {
      localStorage.setItem(KEY, [...next].join(' '))
    } catch {
      // without storage they hold until the page is left
    }
  }
  return { columns, toggle }
}
