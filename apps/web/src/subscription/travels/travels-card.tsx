import { MOST_TRIPS, travelFormatLabel } from '@sillage/domain/contracts/trips.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import type { ContradictionNotice } from '@sillage/wire/contracts/contradictions.ts'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { ContradictionBanner } from '../contradictions/contradiction-banner.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { hasReturn, returnOf } from './return-of.ts'
import { TravelRow } from './travel-row.tsx'

const AddTravelDialog = lazy(() =>
  import('./add-travel-dialog.tsx').then((file) => ({ default: file.AddTravelDialog })),
)

const TravelOpen = lazy(() =>
  import('./travel-open.tsx').then((file) => ({ default: file.TravelOpen })),
)

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
  /** The index of the trip that is edited; null for none. */
  readonly open: number | null
  readonly onEdit: (index: number | null) => void
  readonly onFix: (remedy: NonNullable<ContradictionNotice['remedy']>) => void
  readonly onChange: (travels: Travel[]) => void
}

export function TravelsCard(props: TravelsCardProps) {
  const { type, travels, error, emissions, problems, contradictions, open, onFix, onChange } = props
  const [isAdding, setAdding] = useState(false)
  const [news, setNews] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  /** The trip whose button takes the focus next. */
  const focusAt = useRef<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const isFull = travels.length >= MOST_TRIPS
  // the pressed button is gone, and the focus would be lost with it
  useEffect(() => {
    // an effect of the paint before may run once the form is closed but still shown: its row has no button yet
    if (focusAt.current === null || open !== null) return
    const row = list.current?.children[focusAt.current]
    if (!row) return
    row.querySelector<HTMLElement>('.btn-icon')?.focus()
    focusAt.current = null
  })

  const add = (travel: Travel) => {
    onChange([...travels, travel])
    setNews(SAY.travelAdded(travel.departure, travel.arrival))
    setAdding(false)
  }
  const close = (index: number) => {
    focusAt.current = index
    props.onEdit(null)
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
        travels.length === 0 ||
        open !== null ||
        error !== undefined ||
        problems.size + contradictions.size > 0
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
        <ul className="travels" ref={list}>
          {travels.map((travel, index) => (
            // the same trip may be made twice, and the list never reorders
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              {index === open ? (
                <Suspense fallback={<Loading label={SAY.loadingQuestion} />}>
                  <TravelOpen
                    type={type}
                    travel={travel}
                    onKeep={(kept) => {
                      onChange(travels.with(index, kept))
                      setNews(SAY.travelEdited(kept.departure, kept.arrival))
                      close(index)
                    }}
                    onGiveBack={() => close(index)}
                  />
                </Suspense>
              ) : (
                <TravelRow
                  travel={travel}
                  kilograms={emissions[index]}
                  problem={contradictions.has(index) ? undefined : problems.get(index)}
                  // one trip at a time, so that what is typed into another isn't lost
                  isLocked={open !== null}
                  onEdit={() => props.onEdit(index)}
                  onRemove={() => remove(travel)}
                  onReturn={
                    isFull || hasReturn(travels, travel)
                      ? undefined
                      : () => {
                          focusAt.current = travels.length
                          add(returnOf(travel))
                        }
                  }
                />
              )}
              <Against contradiction={contradictions.get(index)} onFix={onFix} />
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
  readonly onFix: TravelsCardProps['onFix']
}

function Against({ contradiction, onFix }: AgainstProps) {
  return contradiction && <ContradictionBanner contradiction={contradiction} onFix={onFix} />
}
