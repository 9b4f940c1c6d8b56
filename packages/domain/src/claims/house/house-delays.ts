import { DELAYS } from '../../law/delays.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { HOUSE_MESSAGES } from './house.messages.ts'

/**
 * The insurer's own delays, in working days: the usual time to a first answer, to study a file, and to decide. They are
 * not legal delays: those are in `law/delays.ts` and can't be edited.
 */
export interface HouseDelays {
  readonly answer: number
  readonly study: number
  readonly decision: number
}

/** The delays that Sillage is delivered with. */
export const HOUSE_DELAYS: HouseDelays = { answer: DELAYS.handler.count, study: 10, decision: 20 }

/** The least and most days allowed for each. */
export const DELAY_BOUNDS = {
  answer: { least: 1, most: 10 },
  study: { least: 1, most: 30 },
  decision: { least: 1, most: 60 },
} as const satisfies Record<keyof HouseDelays, { least: number; most: number }>

const NAMES = ['answer', 'study', 'decision'] as const

/** Why a number of days is not allowed for a delay, or null. */
export function delayRefusal(name: keyof HouseDelays, days: number): Refusal | null {
  const { least, most } = DELAY_BOUNDS[name]
  if (Number.isInteger(days) && days >= least && days <= most) return null
  return {
    code: 'delays.outside',
    message: HOUSE_MESSAGES.delayOutside({ least, most }),
    path: name,
  }
}

/** Checks that each delay is within its bounds. Refusal: `delays.outside`, with its path. */
export function checkHouseDelays({
  answer,
  study,
  decision,
}: HouseDelays): Result<HouseDelays, Refusal> {
  const delays = { answer, study, decision }
  for (const name of NAMES) {
    const refusal = delayRefusal(name, delays[name])
    if (refusal) return refused(refusal)
  }
  return ok(delays)
}
