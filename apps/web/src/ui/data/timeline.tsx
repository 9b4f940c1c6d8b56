import type { ReactNode } from 'react'
import './timeline.css'

export type TimelineItem = {
  key: string
  state: 'done' | 'now' | 'next'
  title: ReactNode
  /** Beside the title: a badge or a tag. */
  aside?: ReactNode
  /** The date and who. */
  children?: ReactNode
}

export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="timeline">
      {items.map((item) => (
        <li
          key={item.key}
          className={`timeline-${item.state}`}
          aria-current={item.state === 'now' ? 'step' : undefined}
        >
          <div className="timeline-head">
            <b>{item.title}</b>
            {item.aside}
          </div>
          {item.children}
        </li>
      ))}
    </ol>
  )
}
