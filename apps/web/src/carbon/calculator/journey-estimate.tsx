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

/** More charts than this are folded, each under its own line. */
const MOST_OPEN = 3

interface JourneyEstimateProps {
  readonly reply: JourneyReply
  /** On a phone: the figure and how to emit less, the rest at a tap. */
  readonly isBrief?: boolean
  /** Where the figures come from, where the page does not say it. */
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
