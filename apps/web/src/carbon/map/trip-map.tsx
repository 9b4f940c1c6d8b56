import { approximateKilograms } from '@sillage/domain/carbon/figures.ts'
import type { TravelFormat } from '@sillage/domain/contracts/trips.ts'
import { formatNumber } from '@sillage/domain/values/french-number.ts'
import { ArrowRight, Car, type LucideIcon, Plane, TrainFront } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import type { MapTrip } from './map-trips.ts'
import './trip-map.css'

const MapSheet = lazy(() => import('./map-sheet.tsx').then((file) => ({ default: file.MapSheet })))

const icons = { car: Car, train: TrainFront, flight: Plane } satisfies Record<
  TravelFormat,
  LucideIcon
>

/** A map of the trips, and the same trips as a list. */
export function TripMap({ trips }: { trips: readonly MapTrip[] }) {
  const title = useId()
  return (
    <div className="trip-map" role="group" aria-labelledby={title}>
      <p className="strong" id={title}>
        {SAY.map(trips.length)}
      </p>
      <div className="trip-map-sheet">
        <Suspense fallback={null}>
          <MapSheet trips={trips} />
        </Suspense>
      </div>
      <TripList trips={trips} />
    </div>
  )
}

/** Above this number, the list is folded. */
const MOST_OPEN = 20

function TripList({ trips }: { trips: readonly MapTrip[] }) {
  const list = (
    <ol className="trip-map-list small">
      {trips.map(({ from, to, mode, straightKm, kg }, index) => (
        // the same trip may be made twice, and the list never reorders
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} data-mode={mode}>
          <Icon of={icons[mode]} size="s" />
          <span>
            <b>
              {from.name} <Icon of={ArrowRight} size="s" />
              <span className="vh">{SAY.towards}</span> {to.name}
            </b>
            <span className="muted">
              {SAY.mapTrip({
                mode,
                kilometres: formatNumber(straightKm, { most: 0 }),
                figure: approximateKilograms(kg),
              })}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
  return trips.length > MOST_OPEN ? (
    <Disclosure summary={SAY.mapList(trips.length)}>{list}</Disclosure>
  ) : (
    list
  )
}
