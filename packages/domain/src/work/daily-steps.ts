import { dayInParis } from '../values/day.ts'

/**
 * The steps of the daily work, in order: contracts ended on a legal ground come before those that reach their last day.
 */
export const DAILY_STEPS = [
  'contracts.revive',
  'contracts.end_on_notice',
  'contracts.expire',
  'ledger.post_missing',
  'dues.issue',
  'arrears.work',
  'bank_accounts.forget',
  'bank_files.forget',
  'strangers.forget',
  'mandates.lapse',
  'papers.post_expired',
  'claims.warn_of_clocks',
  'claims.pack_money',
  'claims.pack_open',
  'contracts.remind',
  'quotes.forget',
  'answers.forget',
  'throttle.forget',
  'proposals.settle',
  'devices.forget',
  'daily_use.forget',
  'links.forget',
  'handoffs.forget',
  'challenges.forget',
  'codes.forget',
  'mails.forget',
  'drafts.forget',
  'retention.apply',
  'accounts.close_lapsed',
  'events.forget',
  'audit.write_head',
  'files.sweep',
] as const

export type DailyStep = (typeof DAILY_STEPS)[number]

/** These steps write to a server's own machine, so each server runs them, even if others have. */
const OF_EACH_MACHINE: readonly DailyStep[] = ['audit.write_head', 'files.sweep']

/** Whether every server must run a step for itself. */
export const isOfEachMachine = (step: DailyStep) => OF_EACH_MACHINE.includes(step)

/** How long a failed step waits before it is tried again. */
const PAUSE = { hours: 1 }

export interface StepState {
  readonly succeededAt: Temporal.Instant | null
  /** The time of its last failure, unless it has succeeded since. */
  readonly failedAt: Temporal.Instant | null
  /** The time when a root last requested it, unless it has run since. */
  readonly askedAt: Temporal.Instant | null
}

/**
 * Whether a step must run now: requested by a root, or not yet done today in Paris. A step that fails is tried again
 * after an hour. A success on another day doesn't count, not even one dated tomorrow by a wrong clock.
 */
export function isDue(
  { succeededAt, failedAt, askedAt }: StepState,
  now: Temporal.Instant,
): boolean {
  if (askedAt !== null) return true
  if (succeededAt !== null && dayInParis(succeededAt).equals(dayInParis(now))) return false
  return failedAt === null || Temporal.Instant.compare(failedAt.add(PAUSE), now) <= 0
}
