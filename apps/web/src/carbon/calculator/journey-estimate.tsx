import { approximateKilograms } from '@sillage/domain/carbon/figures.ts'
import { formatNumber, formatSignificant } from '@sillage/domain/values/french-number.ts'
import type { JourneyReply } from '@sillage/wire/carbon.ts'
import { Gist } from '../../ui/fold/gist.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import { EstimateFigure } from '../estimate/estimate-figure.tsx'
import { ReduceFirst } from '../estimate/reduce-first.tsx'
import { reductionOf } from '../estimate/reduction.ts'
import { TripFigure } from '../estimate/trip-figure.tsx'
import { groupTrips } from '../estimate/trip-groups.ts'
import { mapTrips } from '../map/map-trips.ts'
import { TripMap } from '../map/trip-map.tsx'

const factors = (value: number) => formatSignificant(value, 4)
const twoFigures = (value: number) => formatSignificant(value, 2)

/** Above this number, each chart is folded. */
const MOST_OPEN = 3

interface JourneyEstimateProps {
  readonly reply: JourneyReply
  /** On a phone: shows the figure and how to emit less; a tap opens the rest. */
  readonly isBrief?: boolean
  /** The source of the figures, when the page doesn't give it. */
  readonly credit?: string
}

export function JourneyEstimate({ reply, isBrief = false, credit }: JourneyEstimateProps) {
  const groups = groupTrips(reply.trips)
  return (
    <>
      <EstimateFigure
        kg={reply.total}
        note={SAY.forTrips(reply.trips.length, reply.total_passengers)}
      />
      <ReduceFirst reduction={reductionOf(groups)} isOnlyTrip={groups.length === 1} />
      <Gist label={SAY.compareWays} isOpen={!isBrief}>
        <div className="carbon-estimate">
          <TripMap trips={mapTrips(reply.trips)} />
          {groups.map((group) => (
            <TripFigure
              key={group.key}
              group={group}
              isFolded={groups.length > MOST_OPEN}
              method={reply.method}
              factorSet={reply.factor_set}
            />
          ))}
          <DrivingYearNote reply={reply} />
          {credit && <p className="micro subtle">{credit}</p>}
        </div>
      </Gist>
    </>
  )
}

/** The estimate as a share of a year of driving, and what that year assumes. */
function DrivingYearNote({ reply: { total, driving_year } }: { reply: JourneyReply }) {
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
