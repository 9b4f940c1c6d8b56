/** What was done to a claim in a period: the page of the team counts it, and the desk finds the files. */
export const DONE = ['declared', 'answered', 'decided', 'reopened'] as const
export type Done = (typeof DONE)[number]

/** Days. */
export const DONE_PERIODS: readonly number[] = [30, 90, 365]
export const USUAL_PERIOD = 90

/** Periods of one length that are held against each other: how many times back from the one up to now. */
export const PERIODS_BACK: readonly number[] = [0, 1, 2, 3]
