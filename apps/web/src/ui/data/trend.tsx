import { changeOf } from '@sillage/domain/figures/periods.ts'
import type { ReactNode } from 'react'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import './trend.css'

interface TrendProps {
  readonly now: number
  readonly before: number
  readonly format: (value: number) => string
  /** The formatted number when it is a link. */
  readonly shown?: ReactNode | undefined
}

/** A number, with the previous period's and the change below; no colour says which way is good. */
export function Trend({ now, before, format, shown }: TrendProps) {
  const percent = changeOf({ now, before })
  return (
    <span className="trend">
      {shown ?? format(now)}
      <small className="muted">
        {SAY.before(format(before))}
        {percent !== null && percent !== 0 && ` (${SAY.percent(percent)})`}
      </small>
    </span>
  )
}
