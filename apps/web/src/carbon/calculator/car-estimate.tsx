import type { CarProfile } from '@sillage/domain/carbon/own-car.ts'
import type { AnnualVehicleReply } from '@sillage/wire/carbon.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Car } from 'lucide-react'
import { api } from '../../shell/api/api.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import { EstimateFigure } from '../estimate/estimate-figure.tsx'
import { vehicleBody } from '../estimate/estimate-subject.ts'
import { ReduceDriving } from '../estimate/reduce-first.tsx'
import { CarTable } from './car-table.tsx'
import { type ChartBar, WayChart } from './way-chart.tsx'

interface CarEstimateProps {
  readonly reply: AnnualVehicleReply
  readonly ownCar: CarProfile | null
}

const whole = new Intl.NumberFormat('fr-FR')

/** The car that the specification fixes, said as such, beside the customer's own. */
export function CarEstimate({ reply, ownCar }: CarEstimateProps) {
  const own = useOwnCar(reply.distance_km, ownCar)
  const bars: ChartBar[] = [
    bar('reference', { label: SAY.referenceCar, reply, isOwn: false }),
    ...(own ? [bar('own', { label: SAY.ownCar, reply: own, isOwn: true })] : []),
  ]
  return (
    <>
      <EstimateFigure kg={reply.emissions_summary.total_emissions_kg} note={SAY.forYear} />
      <p className="small muted">
        {SAY.referenceSaid(whole.format(reply.distance_km))} {ownCar && SAY.ownCarSaid(ownCar)}
      </p>
      <figure className="trip-figure">
        <figcaption className="strong">{SAY.carsCompared}</figcaption>
        <WayChart bars={bars} />
        <Disclosure summary={SAY.howCalculated}>
          <CarTable reference={reply} own={own} />
        </Disclosure>
      </figure>
      <ReduceDriving />
    </>
  )
}

function bar(
  key: string,
  { label, reply, isOwn }: { label: string; reply: AnnualVehicleReply; isOwn: boolean },
): ChartBar {
  return {
    key,
    icon: Car,
    label,
    pattern: 'car',
    kg: reply.emissions_summary.total_emissions_kg,
    isOwn,
  }
}

/** What the customer's own car emits in a year; null until it is known, for it only informs. */
function useOwnCar(kilometres: number, ownCar: CarProfile | null): AnnualVehicleReply | null {
  const body = ownCar && vehicleBody(kilometres, ownCar.vehicle)
  const { data } = useQuery({
    queryKey: ['own car', body],
    queryFn: body ? ({ signal }) => api.carbon.annualVehicle({ body, signal }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
