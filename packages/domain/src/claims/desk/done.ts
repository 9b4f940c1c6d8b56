/** What happened to claims in a period: the team page counts them, and the desk lists the claims. */
export const DONE = ['declared', 'answered', 'decided', 'reopened'] as const
export type Done = (typeof DONE)[number]

/** Lengths of a period, in days. */
export const DONE_PERIODS: readonly number[] = [30, 90, 365]
export const USUAL_PERIOD = 90

/** Periods of the same length to compare: 0 is the current one, 1 the one before it, and so on. */
export const PERIODS_BACK: readonly number[] = [0, 1, 2, 3]
