import type { LiveEstimate } from './use-estimate.ts'

/** kg CO2e of each trip, in list order; empty while the estimate is not of the current list. */
export function tripEmissions({ estimate, isSettled }: LiveEstimate): readonly number[] {
  return isSettled && estimate?.kind === 'journey'
    ? estimate.reply.trips.map(({ total }) => total)
    : []
}
