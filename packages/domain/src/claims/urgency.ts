import { dayInParis } from '../values/day.ts'
import { isWorkingDay, workingDaysBetween } from '../values/working-days.ts'
import type { ClaimStatus } from './status.ts'

/** Who must act next: « attend l’assuré » or « attend nous ». */
export const WAITING_SIDES = ['customer', 'insurer'] as const
export type WaitingSide = (typeof WAITING_SIDES)[number]

/** How long a claim has waited for the insurer, as a colour. */
export type AgeColour = 'fresh' | 'due' | 'late' | 'none'

interface Said {
  /** The side that wrote. */
  readonly by: WaitingSide
  /** Whether the writer says that the next step is still theirs. */
  readonly keepsTurn: boolean
}

/**
 * Who must act next after a message that both sides read: the other side. Staff may keep the turn, since an answer may
 * be « nous regardons »; the insured always passes it, so that their message is never overlooked.
 */
export function turnAfterMessage({ by, keepsTurn }: Said): WaitingSide {
  return by === 'customer' || keepsTurn ? 'insurer' : 'customer'
}

/**
 * Whether a message brings a closed claim back to the top of the desk: any message not from the insurer. It stays there
 * until the insurer answers, says that no answer is needed, or reopens the claim.
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
 * The colour of a claim that waits for the insurer: `fresh` under 2 working days, `due` from 2, `late` from 5; `none`
 * when it waits for the customer or is closed.
 */
export function ageColour(claim: Waiting, today: Temporal.PlainDate): AgeColour {
  if (claim.status === 'closed' || claim.waiting === 'customer') return 'none'
  const days = workingDaysBetween({ from: dayInParis(claim.waitingSince), to: today }, LATE_AFTER)
  return days >= LATE_AFTER ? 'late' : days >= DUE_AFTER ? 'due' : 'fresh'
}

/** The first day that is not late: a claim is late once it has waited since the fifth working day back, or longer. */
export function firstNotLate(today: Temporal.PlainDate): Temporal.PlainDate {
  let day = today
  for (let left = LATE_AFTER; left > 0; day = day.subtract({ days: 1 }))
    if (isWorkingDay(day)) left--
  return day.add({ days: 1 })
}

/**
 * The pile of a claim: 0 is pressing and waits for the insurer, 1 waits for the insurer, 2 waits for the customer, 3 is
 * closed.
 */
export function urgencyRank(
  claim: Pick<Waiting, 'status' | 'waiting'> & { readonly isPressing: boolean },
): 0 | 1 | 2 | 3 {
  if (claim.status === 'closed') return 3
  if (claim.waiting === 'customer') return 2
  return claim.isPressing ? 0 : 1
}

/** Sorts by pile, then by longest wait. */
export function compareUrgency<C extends Waiting & { readonly isPressing: boolean }>(
  one: C,
  other: C,
): number {
  return (
    urgencyRank(one) - urgencyRank(other) ||
    Temporal.Instant.compare(one.waitingSince, other.waitingSince)
  )
}
