import { withWholeWords } from '../whole-words.tsx'
import type { ReactNode } from 'react'
import './key-values.css'

type KeyValuesProps = {
  items: readonly { label: ReactNode; value: ReactNode }[]
  columns?: 1 | 2 | undefined
}

/** Questions or labels with their answers below. */
export function KeyValues({ items, columns = 2 }: KeyValuesProps) {
  return (
    <dl className={`key-values key-values-${columns}`}>
      {items.map((item, index) => (
        <div key={index}>
          <dt>{withWholeWords(item.label)}</dt>
          <dd>{withWholeWords(item.value)}</dd>
        </div>
      ))}
    </dl>
  )
}
