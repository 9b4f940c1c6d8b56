import { paths } from '@sillage/wire/addresses.ts'
import type { ContractEmissions } from '@sillage/wire/contracts/contract-emissions.ts'
import type { EmissionsReply } from '@sillage/wire/contracts/contracts.ts'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { EstimateFigure } from '../estimate/estimate-figure.tsx'
import { coveredTrips } from '../map/map-trips.ts'
import { TripMap } from '../map/trip-map.tsx'
import { EMISSIONS_MESSAGES as SAY } from './emissions.messages.ts'
import { EmissionsCharts } from './emissions-charts.tsx'
import { EmissionsContributions } from './emissions-contributions.tsx'
import { EmissionsDetails } from './emissions-details.tsx'
import { EmissionsTable } from './emissions-table.tsx'
import { emissionsOfYear, yearOf, yearsOf } from './emissions-year.ts'

interface EmissionsReportProps {
  readonly data: EmissionsReply
  readonly today: Temporal.PlainDate
}

/** One year at a time; the URL holds which one. */
export function EmissionsReport({ data, today }: EmissionsReportProps) {
  const years = yearsOf(data.totals, today.year)
  const asked = Number(new URLSearchParams(useSearch()).get('annee'))
  const year = years.find((known) => known === asked) ?? today.year
  const emissions = emissionsOfYear(data.totals, year)
  const contracts = data.contracts.flatMap((contract) => ofYear(contract, year))
  const trips = coveredTrips(contracts.flatMap(({ lines }) => lines))
  const missing = contracts.flatMap(({ lines }) => lines).filter(({ kg }) => kg === null).length
  return (
    <>
      <Card className="emissions-figure">
        {years.length > 1 && <YearField year={year} years={years} />}
        {emissions.months.length > 0 ? (
          <EstimateFigure kg={emissions.kg} note={SAY.inYear(year)} />
        ) : (
          <p className="lead">{SAY.nothingInYear(year)}</p>
        )}
        {missing > 0 && <Banner tone="warn">{SAY.missing(missing)}</Banner>}
        <p className="small muted">
          {SAY.counted} <a href={paths.method}>{SAY.method}</a>
        </p>
      </Card>
      {emissions.months.length > 0 && (
        <>
          <EmissionsCharts emissions={emissions} />
          <Disclosure summary={SAY.inFigures}>
            <EmissionsTable emissions={emissions} year={year} />
          </Disclosure>
        </>
      )}
      {trips.length > 0 && (
        <Card>
          <TripMap trips={trips} />
        </Card>
      )}
      <EmissionsDetails contracts={contracts} />
      <div className="emissions-beside">
        <EmissionsContributions contracts={contracts} />
        <EmissionsReduce />
      </div>
    </>
  )
}

function YearField({ year, years }: { year: number; years: readonly number[] }) {
  return (
    <Field label={SAY.year} className="emissions-year">
      <Select
        value={String(year)}
        onChange={(chosen) => navigate(`${paths.emissions}?annee=${chosen}`, { replace: true })}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
      />
    </Field>
  )
}

/** A contract with its lines of one year; empty when it has none that year. */
function ofYear(contract: ContractEmissions, year: number): ContractEmissions[] {
  const lines = contract.lines.filter(({ month }) => yearOf(month) === year)
  const begins = yearOf(contract.start_date) === year
  if (lines.length === 0 && !begins) return []
  return [{ ...contract, lines, contribution: begins ? contract.contribution : null }]
}

/** How to emit less: facts, each with its source. */
function EmissionsReduce() {
  return (
    <Card title={SAY.reduce}>
      <ul className="emissions-list">
        {SAY.facts.map(({ id, text, source }) => (
          <li key={id}>
            {text} <span className="micro subtle">{source}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
