import { DELAYS, lastDayOf } from '../law/delays.ts'
import { type Cents, toEuros } from '../values/money.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CLAIM_MESSAGES } from './claims.messages.ts'

/** What a person decided on a claim: never a machine, which may hurry a case and never refuse one. */
export const DECISIONS = ['accepted', 'partly', 'refused'] as const
export type Decision = (typeof DECISIONS)[number]

const DECISION_LABELS = {
  accepted: 'Acceptée',
  partly: 'Acceptée en partie',
  refused: 'Refusée',
} as const satisfies Record<Decision, string>

/** The French name of a decision. */
export function decisionLabel(decision: Decision): string {
  return DECISION_LABELS[decision]
}

export interface Outcome {
  readonly decision: Decision
  /** The loss that is covered, before the excess. */
  readonly amountCents: Cents
  /** What stays with the insured (« franchise »). */
  readonly excessCents: Cents
  readonly reasons: string
}

const SHORTEST_REASONS = 10

/**
 * An acceptance has an amount, a refusal has none; the excess is within the amount; the reasons are a sentence.
 * Refusals: `outcome.amount_missing`, `outcome.amount_refused`, `outcome.excess_too_high`, `outcome.reasons_missing`.
 */
export function checkOutcome(outcome: Outcome): Result<Outcome, Refusal> {
  const { decision, amountCents, excessCents } = outcome
  const reasons = outcome.reasons.trim()
  if (reasons.length < SHORTEST_REASONS)
    return refused({
      code: 'outcome.reasons_missing',
      message: CLAIM_MESSAGES.outcomeReasons,
      path: 'reasons',
    })
  if (decision === 'refused' && (amountCents !== 0 || excessCents !== 0))
    return refused({
      code: 'outcome.amount_refused',
      message: CLAIM_MESSAGES.amountRefused,
      path: 'amount',
    })
  if (decision !== 'refused' && amountCents <= 0)
    return refused({
      code: 'outcome.amount_missing',
      message: CLAIM_MESSAGES.amountMissing,
      path: 'amount',
    })
  if (excessCents > amountCents)
    return refused({
      code: 'outcome.excess_too_high',
      message: CLAIM_MESSAGES.excessTooHigh,
      path: 'excess',
    })
  return ok({ ...outcome, reasons })
}

/** What is paid, in cents: the amount without the excess. 1 000 € with 75 € of excess pays 925 €. */
export function paidCents({
  amountCents,
  excessCents,
}: Pick<Outcome, 'amountCents' | 'excessCents'>): Cents {
  return Math.max(0, amountCents - excessCents)
}

interface Stake {
  readonly outcome: Pick<Outcome, 'decision' | 'amountCents' | 'excessCents'>
  /** What its owner asks for, as it was reckoned; 0 where nobody said. */
  readonly claimedCents: Cents
  /** What was put aside, the latest first. */
  readonly reserves: readonly { readonly cents: Cents; readonly setBy: string | null }[]
  /** Whoever decides. */
  readonly by: string
}

/**
 * How much a decision is about, in cents: what is compared with the limit of whoever makes it, and of whoever signs it. An
 * acceptance is about what it pays. A refusal is about what it refuses: the most of what is asked for, of what is put aside,
 * and of what somebody else than its author had put aside before them.
 */
export function stakeCents({ outcome, claimedCents, reserves, by }: Stake): Cents {
  if (outcome.decision !== 'refused') return paidCents(outcome)
  const now = reserves[0]?.cents ?? 0
  const ofOthers = reserves.find(({ setBy }) => setBy !== by)?.cents ?? 0
  return Math.max(claimedCents, now, ofOthers)
}

/** The same in euros, as the wire carries it. */
export function paidEuros(outcome: Outcome): number {
  return toEuros(paidCents(outcome))
}

export interface ContestDays {
  /** Of a complaint sent on the day asked about. */
  readonly acknowledgedBy: Temporal.PlainDate
  readonly answeredBy: Temporal.PlainDate
  /** The last day to act for whoever knew of the incident on its day, when nothing interrupts the two years (L114-1 and L114-2). */
  readonly actBefore: Temporal.PlainDate
}

/** When a complaint sent on a day is acknowledged and answered at the latest, and until when the courts may be asked. */
export function contestDays(days: {
  readonly sentOn: Temporal.PlainDate
  readonly incidentOn: Temporal.PlainDate
}): ContestDays {
  return {
    acknowledgedBy: lastDayOf(DELAYS.complaintAcknowledged, days.sentOn),
    answeredBy: lastDayOf(DELAYS.complaintAnswered, days.sentOn),
    actBefore: lastDayOf(DELAYS.timeBar, days.incidentOn),
  }
}
