/**
 * What of the dues of some days is listed: what is asked for and not paid, that whose day has passed, what a bank was asked to
 * collect, what was paid, and what is not asked for yet.
 */
export const DUE_FILTERS = ['open', 'late', 'collecting', 'paid', 'later'] as const
export type DueFilter = (typeof DUE_FILTERS)[number]
