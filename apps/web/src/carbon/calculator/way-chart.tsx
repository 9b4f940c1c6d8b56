import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import type { Alternative } from '../estimate/trip-groups.ts'
import { kilogramFigure } from '../shown-kilograms.ts'

/** The bundle of lines that draws a bar: one for rail, a few thick ones for roads, many thin ones for flights. */
type BarPattern = 'train' | 'coach' | 'carpool' | 'car' | 'flight'

export interface ChartBar {
  readonly key: string
  readonly icon: LucideIcon
  readonly label: string
  readonly pattern: BarPattern
  readonly kg: number
  /** The customer's choice, drawn with a bright head. */
  readonly isOwn: boolean
  /** Shown beside the value. */
  readonly mark?: string
}

/** Bars from a common zero, in true proportions. */
export function WayChart({ bars }: { bars: readonly ChartBar[] }) {
  const largest = Math.max(...bars.map(({ kg }) => kg))
  return (
    <ul className="way-chart">
      {bars.map(({ key, icon, label, pattern, kg, isOwn, mark }) => (
        <li key={key}>
          <span className="way-name">
            <Icon of={icon} />
            {label}
          </span>
          <span className="way-bar">
            <span
              className={`way-lines way-${pattern}`}
              data-own={isOwn}
              aria-hidden="true"
              // the 10rem on the right hold the value
              style={{ width: `calc((100% - 10rem) * ${largest > 0 ? kg / largest : 0})` }}
            />
            <b className="num nowrap">{kilogramFigure(kg)}</b>
            <span className="vh">{'\u00a0CO2e'}</span>
            {mark && <span className="small subtle nowrap">{mark}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The name of a mode of travel; carpooling gives the number of occupants. */
export function wayLabel({
  way,
  shared_by: sharedBy,
  total,
  per_passenger: each,
}: Pick<Alternative, 'way' | 'shared_by' | 'total' | 'per_passenger'>): string {
  if (way === 'carpool') return SAY.carpoolOf(sharedBy)
  return way === 'car' && total > each ? SAY.carTogether : SAY.ways[way]
}
