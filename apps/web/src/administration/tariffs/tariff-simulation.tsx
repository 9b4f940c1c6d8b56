import { inEuros } from '@sillage/domain/values/money.ts'
import type { PreparedTariff, TariffSimulation } from '@sillage/wire/administration/tariffs.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { FigureStrip } from '../../ui/data/figure-strip.tsx'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { TARIFFS as SAY } from './tariffs.messages.ts'
import { useSimulation, useSimulationCsv } from './use-tariffs.ts'

interface TariffSimulationCardProps {
  readonly tariff: PreparedTariff
  readonly isChanged: boolean
}

/** What the contracts in force, or model contracts, would cost with the previous tariff and with this one. */
export function TariffSimulationCard({ tariff, isChanged }: TariffSimulationCardProps) {
  const simulation = useSimulation(tariff)
  const csv = useSimulationCsv(tariff)
  const { data, error, isFetching } = simulation
  return (
    <Card title={SAY.simulation}>
      <div className="stack">
        <p className="muted">{isChanged ? SAY.unsaved : SAY.simulationIntro}</p>
        <div className="tariff-actions">
          <Button
            variant="secondary"
            busy={isFetching}
            disabled={isChanged}
            onClick={() => void simulation.refetch()}
          >
            {data ? SAY.simulateAgain : SAY.simulate}
          </Button>
          {data && (
            <Button
              variant="secondary"
              icon={Download}
              busy={csv.isPending}
              onClick={() => csv.mutate()}
            >
              {SAY.csv}
            </Button>
          )}
        </div>
        <CallFailure error={error} lead={SAY.simulationFailed} />
        <CallFailure error={csv.error} lead={SAY.csvFailed} />
        <p role="status" className="vh">
          {isFetching ? SAY.simulating : ''}
        </p>
        {data && <Simulated simulation={data} />}
      </div>
    </Card>
  )
}

function Simulated({ simulation }: { simulation: TariffSimulation }) {
  const { count, left, in_force: inForce, is_of_models: isOfModels, segments } = simulation
  const [title, setTitle] = useState(segments[0]?.title ?? '')
  const segment = segments.find((one) => one.title === title)
  return (
    <>
      <p>
        {isOfModels && SAY.models(count)}
        {!isOfModels && (count === inForce ? SAY.countedAll(count) : SAY.counted(count, inForce))}{' '}
        {left > 0 && SAY.left(left)} {!isOfModels && count + left < inForce && SAY.drawn}
      </p>
      <FigureStrip figures={figuresOf(simulation)} />
      <Amounts simulation={simulation} />
      <Field label={SAY.segment} className="tariff-segment">
        <Select
          value={title}
          onChange={setTitle}
          options={segments.map((one) => ({ value: one.title, label: one.title }))}
        />
      </Field>
      <Table label={title} className="tariff-parts">
        <ColumnHeads names={Object.values(SAY.parts)} />
        <tbody>
          {segment?.parts.map((part) => (
            <tr key={part.text}>
              <th scope="row">{part.text}</th>
              <td className="num">{part.count}</td>
              <td className="num">{inEuros(part.before / part.count)}</td>
              <td className="num">{inEuros(part.after / part.count)}</td>
              <td className="num">{changeOf(part)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const signed = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

interface Shift {
  readonly before: number
  readonly after: number
}

function changeOf({ before, after }: Shift): string {
  return signed.format(before === 0 ? 0 : (after - before) / before).replace('-', '\u2212')
}

function figuresOf(simulation: TariffSimulation) {
  const { count, dearer, cheaper, is_of_models: isOfModels } = simulation
  return [
    { label: isOfModels ? SAY.figures.models : SAY.figures.counted, value: count },
    ...(isOfModels ? [] : [{ label: SAY.figures.change, value: changeOf(simulation) }]),
    { label: SAY.figures.dearer, value: percent.format(dearer / count) },
    { label: SAY.figures.cheaper, value: percent.format(cheaper / count) },
  ]
}

function Amounts({ simulation }: { simulation: TariffSimulation }) {
  const { count, before, after, largest_rise, largest_fall, is_of_models: isOfModels } = simulation
  const sums = [
    { name: SAY.total, shift: { before, after } },
    { name: SAY.mean, shift: { before: before / count, after: after / count } },
  ]
  const rows = [
    // nobody pays the sum of model contracts
    ...(isOfModels ? [] : sums),
    { name: SAY.rise, shift: largest_rise },
    { name: SAY.fall, shift: largest_fall },
  ]
  return (
    <Table label={SAY.amounts} className="tariff-parts">
      <ColumnHeads names={[SAY.amounts, SAY.before, SAY.after, SAY.changeIs]} />
      <tbody>
        {rows.map(
          ({ name, shift }) =>
            shift && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="num">{inEuros(shift.before)}</td>
                <td className="num">{inEuros(shift.after)}</td>
                <td className="num">{changeOf(shift)}</td>
              </tr>
            ),
        )}
      </tbody>
    </Table>
  )
}
