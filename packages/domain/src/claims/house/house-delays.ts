import { DELAYS } from '../../law/delays.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { HOUSE_MESSAGES } from './house.messages.ts'

/**
 * The house's own delays, in working days: what people usually wait for a first answer, while a file is studied, and
 * for a decision. Not a promise of law: those of the law are in `law/delays.ts` and nobody edits them.
 */
export interface HouseDelays {
  readonly answer: number
  readonly study: number
  readonly decision: number
}

/** As they came with Sillage. */
export const HOUSE_DELAYS: HouseDelays = { answer: DELAYS.handler.count, study: 10, decision: 20 }

/** Between what each may be. */
export const DELAY_BOUNDS = {
  answer: { least: 1, most: 10 },
  study: { least: 1, most: 30 },
  decision: { least: 1, most: 60 },
} as const satisfies Record<keyof HouseDelays, { least: number; most: number }>

const NAMES = ['answer', 'study', 'decision'] as const

/** Why a delay can't be one of the house, or null. */
export function delayRefusal(name: keyof HouseDelays, days: number): Refusal | null {
  const { least, most } = DELAY_BOUNDS[name]
  if (Number.isInteger(days) && days >= least && days <= most) return null
  return {
    code: 'delays.outside',
    message: HOUSE_MESSAGES.delayOutside({ least, most }),
    path: name,
  }
}

/** Each within its bounds. Refusal: `delays.outside`, with its path. */
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
