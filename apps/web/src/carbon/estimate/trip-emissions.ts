import type { LiveEstimate } from './use-estimate.ts'

/** The kg CO2e of each trip, in the order of the list; none while they are not those of the list as it stands. */
export function tripEmissions({ estimate, isSettled }: LiveEstimate): readonly number[] {
  return isSettled && estimate?.kind === 'journey'
    ? estimate.reply.trips.map(({ total }) => total)
    : []
}
