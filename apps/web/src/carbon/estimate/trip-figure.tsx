import type { WayToTravel } from '@sillage/domain/carbon/ways.ts'
import {
  ArrowLeftRight,
  ArrowRight,
  Bus,
  Car,
  type LucideIcon,
  Plane,
  TrainFront,
  UsersRound,
} from 'lucide-react'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WayChart, wayLabel } from '../calculator/way-chart.tsx'
import { WayTable } from '../calculator/way-table.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import { kilogramFigure } from '../shown-kilograms.ts'
import type { TripGroup } from './trip-groups.ts'

const icons = {
  train: TrainFront,
  coach: Bus,
  carpool: UsersRound,
  car: Car,
  flight: Plane,
} satisfies Record<WayToTravel, LucideIcon>

interface TripFigureProps {
  readonly group: TripGroup
  readonly isFolded: boolean
  readonly method: string
  readonly factorSet: string
}

/** All the modes for a trip side by side, and how each figure is calculated. */
export function TripFigure(props: TripFigureProps) {
  const { group, isFolded } = props
  if (!isFolded) return <Unfolded {...props} />
  const chosen = group.ways.filter(({ isChosen }) => isChosen).map(({ total }) => total)
  return (
    <Disclosure
      summary={SAY.tripsSummary({
        from: group.from,
        to: group.to,
        figure: chosen.map(kilogramFigure).join(', '),
      })}
    >
      <Unfolded {...props} />
    </Disclosure>
  )
}

function Unfolded({ group, method, factorSet }: TripFigureProps) {
  const { from, to, isBothWays, ways } = group
  return (
    <figure className="trip-figure">
      <figcaption className="strong">
        {from} <Icon of={isBothWays ? ArrowLeftRight : ArrowRight} size="s" />
        <span className="vh">{isBothWays ? SAY.and : SAY.towards}</span> {to}
        {SAY.byWay}
        {isBothWays && SAY.eachWay}
      </figcaption>
      <WayChart
        bars={ways.map((option) => ({
          key: option.way,
          icon: icons[option.way],
          label: wayLabel(option),
          pattern: option.way,
          kg: option.total,
          isOwn: option.isChosen,
          ...(option.isChosen ? { mark: SAY.yourChoice } : {}),
        }))}
      />
      <Disclosure summary={SAY.howCalculated}>
        <WayTable group={group} method={method} factorSet={factorSet} />
      </Disclosure>
    </figure>
  )
}
