import { changeOf } from '@sillage/domain/figures/periods.ts'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import './trend.css'

interface TrendProps {
  readonly now: number
  readonly before: number
  readonly format: (value: number) => string
}

/** A number, and under it the one of the period before with the change: no colour says which way is good. */
export function Trend({ now, before, format }: TrendProps) {
  const percent = changeOf({ now, before })
  return (
    <span className="trend">
      {format(now)}
      <small className="muted">
        {SAY.before(format(before))}
        {percent !== null && percent !== 0 && ` (${SAY.percent(percent)})`}
      </small>
    </span>
  )
}
