import { useState } from 'react'

/** The columns that can be hidden; number, nature and urgency always show. */
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

/** Reads the stored choice, ignoring columns that no longer exist. */
export function readColumns(kept: string | null): ReadonlySet<OptionalColumn> {
  if (kept === null) return USUAL
  const names = kept.split(' ')
  return new Set(OPTIONAL_COLUMNS.filter((column) => names.includes(column)))
}

function keptColumns() {
  if (import.meta.env.SSR) return USUAL
  try {
    return readColumns(localStorage.getItem(KEY))
  } catch {
    return USUAL
  }
}

/** The visible columns and a toggle; stored on the device. */
export function useDeskColumns() {
  const [columns, setColumns] = useState(keptColumns)
  const toggle = (column: OptionalColumn) => {
    const next = columns.symmetricDifference(new Set([column]))
    setColumns(next)
    try {
      localStorage.setItem(KEY, [...next].join(' '))
    } catch {
      // without storage, the choice lasts until the page is left
    }
  }
  return { columns, toggle }
}
