import { CONSTANT_VEHICLE } from '@sillage/domain/carbon/vehicle.ts'
import { formatNumber } from '@sillage/domain/values/french-number.ts'
import type { AnnualVehicleReply } from '@sillage/wire/carbon.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Car } from 'lucide-react'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Gist } from '../../ui/fold/gist.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import { carbonApi } from '../carbon-api.ts'
import { EstimateFigure } from '../estimate/estimate-figure.tsx'
import { carBody, type EstimateSubject } from '../estimate/estimate-subject.ts'
import { ReduceDriving } from '../estimate/reduce-first.tsx'
import { CarTable, type CountedCar } from './car-table.tsx'
import { type ChartBar, WayChart } from './way-chart.tsx'

interface CarEstimateProps {
  readonly subject: Extract<EstimateSubject, { kind: 'car' }>
  readonly reply: AnnualVehicleReply
  /** The source of the figures, when the page doesn't give it. */
  readonly credit?: string
}

/** The customer's car over the days of the contract, compared with the specification's reference car. */
export function CarEstimate({ subject, reply, credit }: CarEstimateProps) {
  const { kilometres, days, ownCar } = subject
  const reference = useReferenceCar(ownCar ? subject : null)
  const driven = SAY.driven(formatNumber(kilometres), days)
  const cars = ownCar
    ? [
        { label: SAY.ownCar, reply, isOwn: true },
        ...(reference ? [{ label: SAY.referenceCar, reply: reference, isOwn: false }] : []),
      ]
    : [{ label: SAY.referenceCar, reply, isOwn: false }]
  return (
    <>
      <EstimateFigure
        kg={reply.emissions_summary.total_emissions_kg}
        note={days === null ? SAY.forYear : SAY.forDays(days)}
      />
      <ReduceDriving />
      <Gist label={SAY.compareCars}>
        <div className="carbon-estimate">
          <p className="small muted">
            {ownCar ? SAY.ownCarCounts(ownCar, driven) : SAY.referenceCounts(driven)}
          </p>
          <figure className="trip-figure">
            <figcaption className="strong">{SAY.carsCompared}</figcaption>
            <WayChart bars={cars.map(bar)} />
            {ownCar && <p className="micro subtle">{SAY.referenceIs}</p>}
            <Disclosure summary={SAY.howCalculated}>
              <CarTable cars={cars} />
            </Disclosure>
          </figure>
          {credit && <p className="micro subtle">{credit}</p>}
        </div>
      </Gist>
    </>
  )
}

function bar({ label, reply, isOwn }: CountedCar): ChartBar {
  return {
    key: label,
    icon: Car,
    label,
    pattern: 'car',
    kg: reply.emissions_summary.total_emissions_kg,
    isOwn,
  }
}

/** What the specification's reference car emits over the same days. Null until known: it is only informative. */
function useReferenceCar(subject: CarEstimateProps['subject'] | null): AnnualVehicleReply | null {
  const body = subject && carBody(subject, CONSTANT_VEHICLE)
  const { data } = useQuery({
    queryKey: ['reference car', body],
    queryFn: body ? ({ signal }) => carbonApi.annualVehicle({ body, signal }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
