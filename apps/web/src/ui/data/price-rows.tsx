import type { ReactNode } from 'react'
import './price-rows.css'

export type PriceRow =
  | { kind: 'row'; label: ReactNode; amount: string }
  | { kind: 'group'; label: ReactNode }
  | { kind: 'subtotal'; label: ReactNode; amount: string }
  | { kind: 'total'; label: ReactNode; amount: string }

export function PriceRows({
  rows,
  className,
}: {
  rows: readonly PriceRow[]
  className?: string | undefined
}) {
  return (
    <dl className={className ? `price-rows ${className}` : 'price-rows'}>
      {rows.map((row, index) => (
        // Price rows have no id and are never reordered.
        <div key={index} className={`price-${row.kind}`}>
          <dt>{row.label}</dt>
          <dd>{row.kind === 'group' ? '' : row.amount}</dd>
        </div>
      ))}
    </dl>
  )
}
