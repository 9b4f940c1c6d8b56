import { approximateKilograms } from '@sillage/domain/carbon/figures.ts'
import { type TravelFormat, travelFormatLabel } from '@sillage/domain/contracts/trips.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import {
  ArrowRight,
  Car,
  type LucideIcon,
  Pencil,
  Plane,
  TrainFront,
  Trash2,
  Undo2,
} from 'lucide-react'
import { Tile } from '../../ui/data/tile.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

const icons = { car: Car, train: TrainFront, flight: Plane } satisfies Record<
  TravelFormat,
  LucideIcon
>

interface TravelRowProps {
  readonly travel: Travel
  readonly kilograms: number | undefined
  /** Why its emissions can't be calculated. */
  readonly problem: string | undefined
  /** Shows the trip without its buttons. */
  readonly isLocked: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
  /** Undefined when the way back is there already. */
  readonly onReturn: (() => void) | undefined
}

/** A trip, and what can be done with it. */
export function TravelRow(props: TravelRowProps) {
  const { travel, kilograms, problem, isLocked, onEdit, onRemove, onReturn } = props
  const { departure, arrival, format } = travel
  const emitted = kilograms !== undefined && approximateKilograms(kilograms)
  return (
    <>
      <Tile icon={icons[format]} />
      <span className="grow">
        <b className="travel-cities">
          {departure} <Icon of={ArrowRight} size="s" />
          <span className="vh">{SAY.towards}</span> {arrival}
        </b>
        <span className="small muted">
          {[travelFormatLabel(format), emitted].filter(Boolean).join(', ')}
        </span>
        {problem && <FieldError>{problem}</FieldError>}
      </span>
      {!isLocked && (
        <span className="travel-actions">
          {onReturn && (
            <Button
              variant="text"
              size="s"
              icon={Undo2}
              aria-label={SAY.addReturnOf(arrival, departure)}
              onClick={onReturn}
            >
              {SAY.addReturn}
            </Button>
          )}
          <IconButton
            icon={Pencil}
            aria-label={SAY.editTravel(departure, arrival)}
            onClick={onEdit}
          />
          <IconButton
            icon={Trash2}
            aria-label={SAY.removeTravel(departure, arrival)}
            onClick={onRemove}
          />
        </span>
      )}
    </>
  )
}
