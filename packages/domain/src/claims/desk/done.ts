/** What was done to a claim in a period: the page of the team counts it, and the desk finds the files. */
export const DONE = ['decided', 'reopened'] as const
export type Done = (typeof DONE)[number]

/** Days. */
export const DONE_PERIODS: readonly number[] = [30, 90, 365]
export const USUAL_PERIOD = 90
