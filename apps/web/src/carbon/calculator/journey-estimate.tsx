import type { JourneyReply } from '@sillage/wire/carbon.ts'
import { Gist } from '../../ui/fold/gist.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import { DrivingYearNote } from '../estimate/driving-year-note.tsx'
import { EstimateFigure } from '../estimate/estimate-figure.tsx'
import { ReduceFirst } from '../estimate/reduce-first.tsx'
import { reductionOf } from '../estimate/reduction.ts'
import { TripFigure } from '../estimate/trip-figure.tsx'
import { groupTrips } from '../estimate/trip-groups.ts'
import { mapTrips } from '../map/map-trips.ts'
import { TripMap } from '../map/trip-map.tsx'

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
