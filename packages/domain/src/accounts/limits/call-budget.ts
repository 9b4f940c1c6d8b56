import { ok, type Result, refused } from '../../values/result.ts'

/** What a caller may have done for them: units of work come back evenly, and so many may be taken at once. */
export interface CallBudget {
  readonly perSecond: number
  readonly atOnce: number
}

/** How much of a budget was in use at a moment, in seconds of any clock that never goes back. */
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
 * Takes a call's weight out of a budget. What was in use comes back at `perSecond`; the call is refused, with the whole
 * seconds until it fits, while it would be more than `atOnce` together with what is in use. A call heavier than
 * `atOnce` fits an unused budget. With 10 a second and 100 at once: 95 in use refuse a weight of 20 for 2 s.
 */
export function spend(before: Spending | undefined, call: Call): Result<Spending, number> {
  const { budget, weight, at } = call
  const elapsed = before === undefined ? 0 : Math.max(0, at - before.at)
  const inUse = Math.max(0, (before?.units ?? 0) - elapsed * budget.perSecond)
  const excess = inUse + Math.min(weight, budget.atOnce) - budget.atOnce
  if (excess > 0) return refused(Math.ceil(excess / budget.perSecond))
  return ok({ units: inUse + weight, at })
}
