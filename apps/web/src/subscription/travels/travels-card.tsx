import { approximateKilograms } from '@sillage/domain/carbon/figures.ts'
import {
  MOST_TRIPS,
  type TravelFormat,
  travelFormatLabel,
} from '@sillage/domain/contracts/trips.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import type { ContradictionNotice } from '@sillage/wire/contracts/contradictions.ts'
import { ArrowRight, Car, type LucideIcon, Plane, Plus, TrainFront, Trash2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Tile } from '../../ui/data/tile.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { ContradictionBanner } from '../contradictions/contradiction-banner.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

const AddTravelDialog = lazy(() =>
  import('./add-travel-dialog.tsx').then((file) => ({ default: file.AddTravelDialog })),
)

const icons = { car: Car, train: TrainFront, flight: Plane } satisfies Record<
  TravelFormat,
  LucideIcon
>

function emissionsOf(kilograms: number | undefined): string | null {
  return kilograms === undefined ? null : approximateKilograms(kilograms)
}

const gistOf = ({ departure, arrival, format }: Travel) =>
  `${departure} – ${arrival}, ${travelFormatLabel(format).toLowerCase()}`

interface TravelsCardProps {
  readonly type: ProductLabel
  readonly travels: readonly Travel[]
  readonly error: string | undefined
  /** Emissions of each trip, by index. */
  readonly emissions: readonly number[]
  /** Why the emissions of a trip can't be calculated, by index. */
  readonly problems: ReadonlyMap<number, string>
  /** Contradictions between a trip and the other answers, by index. */
  readonly contradictions: ReadonlyMap<number, ContradictionNotice>
  readonly onMend: (remedy: NonNullable<ContradictionNotice['remedy']>) => void
  readonly onChange: (travels: Travel[]) => void
}

export function TravelsCard(props: TravelsCardProps) {
  const { type, travels, error, emissions, problems, contradictions, onMend, onChange } = props
  const [isAdding, setAdding] = useState(false)
  const [news, setNews] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const isFull = travels.length >= MOST_TRIPS

  const add = (travel: Travel) => {
    onChange([...travels, travel])
    setNews(SAY.travelAdded(travel.departure, travel.arrival))
    setAdding(false)
  }
  const remove = (removed: Travel) => {
    onChange(travels.filter((travel) => travel !== removed))
    setNews(SAY.travelRemoved(removed.departure, removed.arrival))
    addButton.current?.focus()
  }

  return (
    <Fold
      id="voyages"
      title={SAY.travels}
      gist={travels.map(gistOf).join(' · ')}
      mustOpen={
        travels.length === 0 || error !== undefined || problems.size + contradictions.size > 0
      }
      aside={
        <Button
          ref={addButton}
          variant="quiet"
          size="s"
          icon={Plus}
          disabled={isFull}
          onClick={() => setAdding(true)}
        >
          {SAY.addTravel}
        </Button>
      }
    >
      {travels.length === 0 && !error && <p className="small muted">{SAY.noTravel}</p>}
      {error && <FieldError>{error}</FieldError>}
      {travels.length > 0 && (
        <ul className="travels">
          {travels.map((travel, index) => (
            // the same trip may be made twice, and the list never reorders
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className={contradictions.has(index) ? 'contradicted' : undefined}>
              <Tile icon={icons[travel.format]} />
              <span className="grow">
                <b className="travel-cities">
                  {travel.departure} <Icon of={ArrowRight} size="s" />
                  <span className="vh">{SAY.towards}</span> {travel.arrival}
                </b>
                <span className="small muted">
                  {[travelFormatLabel(travel.format), emissionsOf(emissions[index])]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {problems.has(index) && !contradictions.has(index) && (
                  <FieldError>{problems.get(index)}</FieldError>
                )}
              </span>
              <IconButton
                icon={Trash2}
                aria-label={SAY.removeTravel(travel.departure, travel.arrival)}
                onClick={() => remove(travel)}
              />
              <Against contradiction={contradictions.get(index)} onMend={onMend} />
            </li>
          ))}
        </ul>
      )}
      {isFull && <p className="small muted">{SAY.enoughTravels}</p>}
      <p className="vh" role="status">
        {news}
      </p>
      {isAdding && (
        <Suspense fallback={null}>
          <AddTravelDialog type={type} onAdd={add} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Fold>
  )
}

interface AgainstProps {
  readonly contradiction: ContradictionNotice | undefined
  readonly onMend: TravelsCardProps['onMend']
}

function Against({ contradiction, onMend }: AgainstProps) {
  return contradiction && <ContradictionBanner contradiction={contradiction} onMend={onMend} />
}
