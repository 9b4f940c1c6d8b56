import { TRAVEL_FORMATS, type TravelFormat } from '@sillage/domain/contracts/trips.ts'
import { Car, type LucideIcon, Plane, TrainFront } from 'lucide-react'
import { monthName } from '../../shell/month-name.ts'
import { Card } from '../../ui/data/card.tsx'
import { WayChart } from '../calculator/way-chart.tsx'
import { kilogramFigure } from '../shown-kilograms.ts'
import { EMISSIONS_MESSAGES as SAY } from './emissions.messages.ts'
import type { YearEmissions } from './emissions-year.ts'

const icons = { train: TrainFront, car: Car, flight: Plane } satisfies Record<
  TravelFormat,
  LucideIcon
>

export function EmissionsCharts({ emissions }: { emissions: YearEmissions }) {
  const { byMode, months } = emissions
  const largest = Math.max(...months.map(({ kg }) => kg))
  const modes = TRAVEL_FORMATS.filter((mode) => byMode[mode] > 0)
  return (
    <div className="emissions-beside">
      <Card title={SAY.byMode} aside={<About />}>
        <WayChart
          bars={modes
            .toSorted((one, other) => byMode[other] - byMode[one])
            .map((mode) => ({
              key: mode,
              icon: icons[mode],
              label: SAY.modes[mode],
              pattern: mode,
              kg: byMode[mode],
              isOwn: false,
            }))}
        />
      </Card>
      <Card title={SAY.byMonth} aside={<About />}>
        <ul className="way-chart month-chart">
          {months.map(({ month, kg, byMode: ofMonth }) => (
            <li key={month}>
              <span className="way-name">{monthName(month)}</span>
              <span className="way-bar">
                {modes
                  .filter((mode) => ofMonth[mode] > 0)
                  .map((mode) => (
                    <span
                      key={mode}
                      className={`way-lines way-${mode}`}
                      aria-hidden="true"
                      // the 7rem on the right hold the value
                      style={{ width: `calc((100% - 7rem) * ${ofMonth[mode] / largest})` }}
                    />
                  ))}
                <b className="num nowrap">{kilogramFigure(kg)}</b>
                <span className="vh">{'\u00a0CO2e'}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function About() {
  return <span className="small subtle">{SAY.aboutKilograms}</span>
}
