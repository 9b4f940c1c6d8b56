import { parseDay } from '@sillage/domain/values/day.ts'
import { DAY_MESSAGES as SAY } from '../ui.messages.ts'
import { DayField } from './day-field.tsx'
import './day-bounds.css'

interface DayBoundsProps {
  /** `YYYY-MM-DD`, or empty where there is no bound. */
  readonly bounds: { readonly from: string; readonly to: string }
  readonly onChange: (changed: { readonly from?: string; readonly to?: string }) => void
}

/** The first and last days of a list's filter, on one line. */
export function DayBounds({ bounds, onChange }: DayBoundsProps) {
  return (
    <div className="day-bounds">
      {(['from', 'to'] as const).map((bound) => (
        <DayField
          key={bound}
          label={SAY[bound]}
          dense
          isFilter
          day={parseDay(bounds[bound])}
          onChange={(day) => onChange({ [bound]: day?.toString() ?? '' })}
        />
      ))}
    </div>
  )
}
