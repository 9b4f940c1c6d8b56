import { approximateKilograms } from '@sillage/domain/carbon/figures.ts'
import type { JourneyReply } from '@sillage/wire/carbon.ts'
import { CARBON_MESSAGES as SAY } from './carbon.messages.ts'
import { drivingYear, YEARLY_KILOMETRES } from './driving-year.ts'

const whole = new Intl.NumberFormat('fr-FR')
const factors = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 4 })
const twoFigures = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 })

/** The estimate as a part of a year of driving, with the figures that say so. */
export function DrivingYearNote({ reply }: { reply: JourneyReply }) {
  const year = drivingYear(reply)
  if (!year) return null
  const { factor, kg, years } = year
  return (
    <p className="small muted">
      {SAY.drivingYear({
        kilometres: whole.format(YEARLY_KILOMETRES),
        factor: `${factors.format(factor.value)}\u00a0${factor.unit}`,
        source: `${factor.source}, ${factor.year}`,
        kg: approximateKilograms(kg),
      })}
      {SAY.drivingShare(
        years < 0.01 ? SAY.lessThanOnePercent : SAY.aboutPercent(twoFigures.format(years * 100)),
      )}
    </p>
  )
}
