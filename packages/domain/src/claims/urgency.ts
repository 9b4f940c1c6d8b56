import { dayInParis } from '../values/day.ts'
import { workingDaysBetween } from '../values/working-days.ts'
import type { ClaimStatus } from './status.ts'

/** Whose turn it is: « attend l’assuré » or « attend nous ». */
export const WAITING_SIDES = ['customer', 'insurer'] as const
export type WaitingSide = (typeof WAITING_SIDES)[number]

/** How long somebody has waited for us, as a colour. */
export type AgeColour = 'fresh' | 'due' | 'late' | 'none'

interface Said {
  /** The side that writes. */
  readonly by: WaitingSide
  /** Whether the writer says that the next step is theirs. */
  readonly keepsTurn: boolean
}

/**
 * Whose turn it is after a message that both sides read: the other side's. Staff may keep it, since an answer is
 * sometimes « nous regardons »; whoever is insured passes it in any case, so that nobody waits unread.
 */
export function turnAfterMessage({ by, keepsTurn }: Said): WaitingSide {
  return by === 'customer' || keepsTurn ? 'insurer' : 'customer'
}

/**
 * Whether a message brings a closed claim back to the desk, before everything else: one that the insurer did not
 * write. It stays there until the insurer answers, says that nothing is to be answered, or reopens it.
 */
export function comesBack({ status, by }: { status: ClaimStatus; by: WaitingSide }): boolean {
  return status === 'closed' && by === 'customer'
}

const DUE_AFTER = 2
const LATE_AFTER = 5

interface Waiting {
  readonly status: ClaimStatus
  readonly waiting: WaitingSide
  readonly waitingSince: Temporal.Instant
}

/**
 * The colour of a claim that waits for us: `fresh` under 2 working days, `due` from 2, `late` from 5; `none` while it
 * waits for the customer, or closed.
 */
export function ageColour(claim: Waiting, today: Temporal.PlainDate): AgeColour {
  if (claim.status === 'closed' || claim.waiting === 'customer') return 'none'
  const days = workingDaysBetween({ from: dayInParis(claim.waitingSince), to: today }, LATE_AFTER)
  return days >= LATE_AFTER ? 'late' : days >= DUE_AFTER ? 'due' : 'fresh'
}

/** The pile of a claim, 0 first: pressing ones that wait for us, the others that wait for us, the customer, closed ones. */
export function urgencyRank(
  claim: Pick<Waiting, 'status' | 'waiting'> & { readonly isPressing: boolean },
): 0 | 1 | 2 | 3 {
  if (claim.status === 'closed') return 3
  if (claim.waiting === 'customer') return 2
  return claim.isPressing ? 0 : 1
}

/** The most urgent first: by pile, then who has waited longest. */
export function compareUrgency<C extends Waiting & { readonly isPressing: boolean }>(
  one: C,
  other: C,
): number {
  return (
    urgencyRank(one) - urgencyRank(other) ||
    Temporal.Instant.compare(one.waitingSince, other.waitingSince)
  )
}
