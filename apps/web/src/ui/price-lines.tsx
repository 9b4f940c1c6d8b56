import type { ReactNode } from 'react'
import './price-lines.css'

export type PriceLine =
  | { kind: 'line'; label: ReactNode; amount: string }
  | { kind: 'group'; label: ReactNode }
  | { kind: 'subtotal'; label: ReactNode; amount: string }
  | { kind: 'total'; label: ReactNode; amount: string }

export function PriceLines({
  lines,
  className,
}: {
  lines: readonly PriceLine[]
  className?: string | undefined
}) {
  return (
    <dl className={className ? `price-lines ${className}` : 'price-lines'}>
      {lines.map((line, index) => (
        // The lines of a price have no identity of their own, and never move.
        <div key={index} className={`price-${line.kind}`}>
          <dt>{line.label}</dt>
          <dd>{line.kind === 'group' ? '' : line.amount}</dd>
        </div>
      ))}
    </dl>
  )
}
