import { DELAYS, lastDayOf } from '../law/delays.ts'
import { type Cents, toEuros } from '../values/money.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CLAIM_MESSAGES } from './claims.messages.ts'

/** The decisions on a claim. Only a person makes them: software may speed up a case, never refuse one. */
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
  /** What the insured pays (« franchise »). */
  readonly excessCents: Cents
  readonly reasons: string
}

const SHORTEST_REASONS = 10

/**
 * Checks a decision: an acceptance has an amount, a refusal has none; the excess is at most the amount; the reasons are
 * a sentence.
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

/** What is paid, in cents: the amount less the excess. 1 000 € with 75 € of excess pays 925 €. */
export function paidCents({
  amountCents,
  excessCents,
}: Pick<Outcome, 'amountCents' | 'excessCents'>): Cents {
  return Math.max(0, amountCents - excessCents)
}

interface Stake {
  readonly outcome: Pick<Outcome, 'decision' | 'amountCents' | 'excessCents'>
  /** What the owner claims, as estimated; 0 when unknown. */
  readonly claimedCents: Cents
  /** The reserves set so far, latest first. */
  readonly reserves: readonly { readonly cents: Cents; readonly setBy: string | null }[]
  /** The person who decides. */
  readonly by: string
}

/**
 * The amount at stake in a decision, in cents: compared with the limits of the person who decides and of the second
 * signatory. For an acceptance it is what is paid. For a refusal it is the highest of the amount claimed, the current
 * reserve, and the latest reserve not set by the person who decides.
 */
export function stakeCents({ outcome, claimedCents, reserves, by }: Stake): Cents {
  if (outcome.decision !== 'refused') return paidCents(outcome)
  const now = reserves[0]?.cents ?? 0
  const ofOthers = reserves.find(({ setBy }) => setBy !== by)?.cents ?? 0
  return Math.max(claimedCents, now, ofOthers)
}

/** What is paid in euros, as the API sends it. */
export function paidEuros(outcome: Outcome): number {
  return toEuros(paidCents(outcome))
}

export interface ContestDays {
  /** For a complaint sent on the day given. */
  readonly acknowledgedBy: Temporal.PlainDate
  readonly answeredBy: Temporal.PlainDate
  /**
   * The last day to go to court when the incident was known on its day and nothing interrupts the two years (L114-1 and
   * L114-2).
   */
  readonly actBefore: Temporal.PlainDate
}

/** The last days to acknowledge and to answer a complaint sent on a day, and to go to court. */
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
