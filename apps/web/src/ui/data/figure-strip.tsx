import type { ReactNode } from 'react'
import './figure-strip.css'

export type Figure = {
  label: string
  /** A number, or a link to what it counts; undefined while loading. */
  value: ReactNode
  /** Shown before the label. */
  mark?: ReactNode
}

/** A few figures at one glance, side by side. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figure-strip">
      {figures.map(({ label, value, mark }) => (
        <div key={label}>
          <dt>
            {mark}
            {label}
          </dt>
          <dd className="num">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
