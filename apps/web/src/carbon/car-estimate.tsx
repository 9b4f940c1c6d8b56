import { carProfile } from '@sillage/domain/carbon/car-profile.ts'
import type { Choices } from '@sillage/domain/subscription/choices.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { AnnualVehicleReply } from '@sillage/wire/carbon.ts'
import { Car } from 'lucide-react'
import { Disclosure } from '../ui/disclosure.tsx'
import { CarTable } from './car-table.tsx'
import { CARBON_MESSAGES as SAY } from './carbon.messages.ts'
import { EstimateFigure } from './estimate-figure.tsx'
import { ReduceDriving } from './reduce-first.tsx'
import { useOwnCar } from './use-own-car.ts'
import { type ChartBar, WayChart } from './way-chart.tsx'

interface CarEstimateProps {
  readonly reply: AnnualVehicleReply
  readonly choices: Choices
}

const whole = new Intl.NumberFormat('fr-FR')

/** The car that the specification fixes, said as such, beside the customer's own. */
export function CarEstimate({ reply, choices }: CarEstimateProps) {
  const ownCar = carProfile(choices, dayInParis(Temporal.Now.instant()))
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
