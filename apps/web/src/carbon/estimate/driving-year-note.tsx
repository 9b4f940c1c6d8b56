import { approximateKilograms } from '@sillage/domain/carbon/figures.ts'
import { formatNumber, formatSignificant } from '@sillage/domain/values/french-number.ts'
import type { JourneyReply } from '@sillage/wire/carbon.ts'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'

const factors = (value: number) => formatSignificant(value, 4)
const twoFigures = (value: number) => formatSignificant(value, 2)

/** The estimate as a share of a year of driving, and what that year assumes. */
export function DrivingYearNote({ reply: { total, driving_year } }: { reply: JourneyReply }) {
  const { kilometres, factor } = driving_year
  const share = total / driving_year.total
  return (
    <div className="driving-year">
      <p className="small">
        {SAY.drivingYear({
          kg: approximateKilograms(driving_year.total),
          share: share < 0.01 ? SAY.lessThanOnePercent : SAY.aboutPercent(twoFigures(share * 100)),
        })}
      </p>
      <p className="micro subtle">
        {SAY.drivingYearMade({
          kilometres: formatNumber(kilometres),
          factor: `${factors(factor.value)}\u00a0${factor.unit.replace('kgCO2e', 'kg\u00a0CO2e')}`,
          source: `${factor.source} (${factor.year})`,
        })}
      </p>
    </div>
  )
}
