import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import './table.css'

type TableProps = {
  /** Accessible name of the table. */
  label: string
  /** A thead and a tbody. data-selected tints a row; .table-actions aligns the last cell to the right. */
  children: ReactNode
  className?: string | undefined
}

/** Dense table in its own frame: the frame scrolls, never the page. */
export function Table({ label, children, className }: TableProps) {
  return (
    <section
      className={className ? `table-frame ${className}` : 'table-frame'}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <table className="table" aria-label={label}>
        {children}
      </table>
    </section>
  )
}

/** Column headers without sorting. */
export function ColumnHeads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type SortHeaderProps = {
  children: ReactNode
  /** Undefined while the list is sorted by another column. */
  sorted?: 'ascending' | 'descending' | undefined
  onSort: () => void
}

export function SortHeader({ children, sorted, onSort }: SortHeaderProps) {
  const icon = sorted === undefined ? ChevronsUpDown : sorted === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={sorted}>
      <button type="button" className="sort-button" onClick={onSort}>
        {children}
        <Icon of={icon} size="s" />
      </button>
    </th>
  )
}
