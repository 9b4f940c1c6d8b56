import { dayInParis } from '../values/day.ts'

/** The steps of the daily work, in their order: contracts that end by law come before those that come to their last day. */
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

/** These write to the machine that a server runs on: each server does them, whoever has done them elsewhere. */
const OF_EACH_MACHINE: readonly DailyStep[] = ['audit.write_head', 'files.sweep']

/** Whether every server has to do a step for itself. */
export const isOfEachMachine = (step: DailyStep) => OF_EACH_MACHINE.includes(step)

/** How long one that has failed is left alone. */
const PAUSE = { hours: 1 }

export interface StepState {
  readonly succeededAt: Temporal.Instant | null
  /** Of its last failure, unless it has succeeded since. */
  readonly failedAt: Temporal.Instant | null
  /** When a root last asked for it, unless it was done since. */
  readonly askedAt: Temporal.Instant | null
}

/**
 * Whether a step is to be done now: asked for by a root, or not done yet on this day in Paris. One that fails is tried
 * again an hour later. A success of another day counts for nothing, be it of tomorrow: a clock was wrong.
 */
export function isDue(
  { succeededAt, failedAt, askedAt }: StepState,
  now: Temporal.Instant,
): boolean {
  if (askedAt !== null) return true
  if (succeededAt !== null && dayInParis(succeededAt).equals(dayInParis(now))) return false
  return failedAt === null || Temporal.Instant.compare(failedAt.add(PAUSE), now) <= 0
}
