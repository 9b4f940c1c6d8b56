import { ok, type Result, refused } from '../../values/result.ts'

/** How much work a caller may ask for: `atOnce` units at most in one go, given back at `perSecond`. */
export interface CallBudget {
  readonly perSecond: number
  readonly atOnce: number
}

/** How much of a budget was in use at a moment, in seconds of any monotonic clock. */
export interface Spending {
  readonly units: number
  readonly at: number
}

interface Call {
  readonly budget: CallBudget
  readonly weight: number
  readonly at: number
}

/**
 * Takes the weight of a call out of a budget. Units in use are given back at `perSecond`; the call is refused while its
 * weight and what is in use exceed `atOnce`, with the whole seconds until it fits. A call heavier than `atOnce` fits an
 * unused budget. With 10 a second and 100 at once: 95 in use refuse a weight of 20 for 2 s.
 */
export function spend(before: Spending | undefined, call: Call): Result<Spending, number> {
  const { budget, weight, at } = call
  const elapsed = before === undefined ? 0 : Math.max(0, at - before.at)
  const inUse = Math.max(0, (before?.units ?? 0) - elapsed * budget.perSecond)
  const excess = inUse + Math.min(weight, budget.atOnce) - budget.atOnce
  if (excess > 0) return refused(Math.ceil(excess / budget.perSecond))
  return ok({ units: inUse + weight, at })
}
