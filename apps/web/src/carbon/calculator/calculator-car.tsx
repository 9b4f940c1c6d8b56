import { approximateKilograms } from '@sillage/domain/carbon/figures.ts'
import {
  CONSTANT_VEHICLE,
  checkVehicle,
  FUEL_TYPES,
  VEHICLE_SIZES,
  type Vehicle,
} from '@sillage/domain/carbon/vehicle.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { AnnualVehicleReply } from '@sillage/wire/carbon.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '../../ui/input/field.tsx'
import { NumberInput } from '../../ui/input/number-input.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { carbonApi } from '../carbon-api.ts'
import { EstimateFigure } from '../estimate/estimate-figure.tsx'
import { vehicleBody } from '../estimate/estimate-subject.ts'
import { ReduceDriving } from '../estimate/reduce-first.tsx'
import { CALCULATOR_MESSAGES as SAY } from './calculator.messages.ts'
import { CalculatorAnswer } from './calculator-answer.tsx'

const EXAMPLE = { kilometres: '12000', year: String(CONSTANT_VEHICLE.year) }

export function CalculatorCar() {
  const [kilometres, setKilometres] = useState(EXAMPLE.kilometres)
  const [year, setYear] = useState(EXAMPLE.year)
  const [fuelType, setFuelType] = useState<Vehicle['fuelType']>(CONSTANT_VEHICLE.fuelType)
  const [size, setSize] = useState<Vehicle['size']>(CONSTANT_VEHICLE.size)
  const [isSent, setSent] = useState(false)
  const [asked, ask] = useState<ReturnType<typeof vehicleBody> | null>(null)
  const query = useQuery({
    queryKey: ['estimate', asked],
    queryFn: asked ? ({ signal }) => carbonApi.annualVehicle({ body: asked, signal }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const written = { kilometres: wholeNumber(kilometres), year: wholeNumber(year) }
  const checked = checkVehicle(written, dayInParis(Temporal.Now.instant()))
  const errorOf = (path: string) =>
    isSent && !checked.ok ? checked.error.find((one) => one.path === path)?.message : undefined
  return (
    <>
      <form
        className="calculator-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (checked.ok)
            ask(vehicleBody(written.kilometres, { fuelType, size, year: written.year }))
        }}
      >
        <div className="calculator-ends">
          <Field label={SAY.kilometres} error={errorOf('annual_kilometers')}>
            <NumberInput value={kilometres} onChange={setKilometres} unit={SAY.kilometresUnit} />
          </Field>
          <Field label={SAY.year} error={errorOf('vehicle_details.year')}>
            <NumberInput value={year} onChange={setYear} />
          </Field>
          <Field label={SAY.fuel}>
            <Select
              value={fuelType}
              onChange={setFuelType}
              options={FUEL_TYPES.map((value) => ({ value, label: SAY.fuels[value] }))}
            />
          </Field>
          <Field label={SAY.size}>
            <Select
              value={size}
              onChange={setSize}
              options={VEHICLE_SIZES.map((value) => ({ value, label: SAY.sizes[value] }))}
            />
          </Field>
        </div>
        <Button type="submit">{SAY.calculate}</Button>
      </form>
      {asked && (
        <section className="calculator-answer" aria-label={SAY.result} aria-live="polite">
          <CalculatorAnswer
            isPending={query.isFetching}
            failure={query.error}
            onRetry={() => void query.refetch()}
          >
            {query.data && <CarYear reply={query.data} />}
          </CalculatorAnswer>
        </section>
      )}
    </>
  )
}

function CarYear({ reply }: { reply: AnnualVehicleReply }) {
  return (
    <>
      <EstimateFigure kg={reply.breakdown.usage} note={SAY.inYear} />
      <p className="small muted">
        {SAY.making(approximateKilograms(reply.breakdown.manufacturing), reply.uncertainty_pct)}
      </p>
      <p className="small muted">{reply.method}</p>
      <ReduceDriving />
    </>
  )
}

/** Accepts spaces between thousands; NaN for an empty text. */
function wholeNumber(text: string): number {
  const digits = text.replace(/\s/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}
