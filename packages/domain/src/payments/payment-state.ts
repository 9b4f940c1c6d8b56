import { isBefore } from '../values/day.ts'
import type { Cents } from '../values/money.ts'
import type { PaymentMethod } from './schedule.ts'
import type { ToPay } from './settlement.ts'

/** The payment state of a contract: computed from the ledger, never stored, and separate from the contract's status. */
export const PAYMENT_STATES = [
  'to_pay',
  'scheduled',
  'collecting',
  'paid',
  'late',
  'noticed',
  'suspended',
  'refund_due',
  'refunded',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The state of one instalment. */
export const DUE_STATES = ['upcoming', 'to_pay', 'collecting', 'paid', 'late', 'cancelled'] as const
export type DueState = (typeof DUE_STATES)[number]

/** The filters of a list of dues: issued and unpaid, overdue, being collected, paid, and not issued yet. */
export const DUE_FILTERS = ['open', 'late', 'collecting', 'paid', 'later'] as const
export type DueFilter = (typeof DUE_FILTERS)[number]

/** An instalment with its figures from the ledger. */
export interface LedgerDue {
  readonly dueOn: Temporal.PlainDate
  /** How it is to be paid from now on: `transfer` once a debit will not be tried again. */
  readonly method: PaymentMethod
  readonly cents: Cents
  readonly isIssued: boolean
  readonly isVoided: boolean
  /** The amount issued that is neither paid nor being collected. */
  readonly owedCents: Cents
  /** The amount that a bank was ordered to collect and has not reported on. */
  readonly collectingCents: Cents
  /** The amount by which an ended contract lowered it. */
  readonly creditedCents: Cents
  /** Set while it is not asked for because an end of its contract is noted. */
  readonly awaitsEnd?: boolean
  /** Set when a bank refused it, with the day of the next try; null for no next try. */
  readonly refused?: {
    readonly retryOn: Temporal.PlainDate | null
    /** Whether giving another account solves it. */
    readonly asksIban: boolean
  }
}

/** How much of an instalment has been received, in cents. */
export function paidOf(due: LedgerDue): Cents {
  return due.isIssued ? due.cents - due.creditedCents - due.owedCents - due.collectingCents : 0
}

/** Whether it is unpaid and not asked for, because an end of its contract is noted. */
export function isHeld({ awaitsEnd = false, isVoided, isIssued, owedCents }: LedgerDue): boolean {
  return awaitsEnd && !isVoided && (!isIssued || owedCents > 0)
}

/** The state of one instalment on a day; a debit announced for a later day is still `upcoming`. */
export function dueState(due: LedgerDue, today: Temporal.PlainDate): DueState {
  if (due.isVoided || (due.isIssued && due.creditedCents >= due.cents)) return 'cancelled'
  if (isHeld(due)) return 'cancelled'
  if (!due.isIssued) return 'upcoming'
  if (due.owedCents > 0) {
    if (isBefore(due.dueOn, today)) return 'late'
    return due.method === 'direct_debit' ? 'upcoming' : 'to_pay'
  }
  return due.collectingCents > 0 ? 'collecting' : 'paid'
}

export interface Repayment {
  readonly cents: Cents
  readonly isPaid: boolean
}

/** A posted formal notice for an unpaid instalment, and the suspension of cover that may follow. */
export interface Arrears {
  readonly noticedOn: Temporal.PlainDate
  readonly suspendedOn: Temporal.PlainDate | null
  /** Known once the amount claimed is paid. */
  readonly resumesAt: Temporal.Instant | null
  /** The last day of the contract, also when it ends early. */
  readonly coversUntil: Temporal.PlainDate
}

export interface PaymentSummary {
  readonly state: PaymentState
  /** Received and not paid back. */
  readonly paidCents: Cents
  /** Issued or still to be issued, and not yet received. */
  readonly remainingCents: Cents
  /** The amount that we owe. */
  readonly refundCents: Cents
  /** The next instalment, issued or not. */
  readonly next: {
    readonly dueOn: Temporal.PlainDate
    readonly cents: Cents
    readonly refused?: LedgerDue['refused']
  } | null
  /** Everything issued and not yet received or collected. */
  readonly toPay: readonly ToPay[]
  /** Whether something is not asked for, because an end of the contract is noted. */
  readonly awaitsEnd: boolean
  readonly arrears?: Arrears
}

/**
 * The payment state of a contract on a day: the most serious one that applies. Null without instalments and repayments:
 * for a contract signed before instalments were stored, nothing is known.
 */
export function paymentSummary(
  dues: readonly LedgerDue[],
  {
    today,
    repayments,
    arrears = null,
  }: {
    today: Temporal.PlainDate
    repayments: readonly Repayment[]
    arrears?: Arrears | null
  },
): PaymentSummary | null {
  if (dues.length === 0 && repayments.length === 0) return null
  const states = dues.map((due) => ({ due, state: dueState(due, today) }))
  const open = states.filter(({ state }) => ['upcoming', 'to_pay', 'late'].includes(state))
  const [next] = open
    .map(({ due }) => ({
      dueOn: due.dueOn,
      cents: due.isIssued ? due.owedCents : due.cents,
      ...(due.refused && { refused: due.refused }),
    }))
    .toSorted((one, other) => Temporal.PlainDate.compare(one.dueOn, other.dueOn))
  const waiting = repayments.filter(({ isPaid }) => !isPaid)
  const paidBack = repayments.filter(({ isPaid }) => isPaid)
  const collecting = sum(dues.map(({ collectingCents }) => collectingCents))
  const has = (state: DueState) => states.some((one) => one.state === state)
  return {
    state: gravest({
      suspended: arrears !== null && arrears.suspendedOn !== null,
      noticed: arrears !== null,
      late: has('late'),
      to_pay: has('to_pay'),
      refund_due: waiting.length > 0,
      collecting: has('collecting'),
      scheduled: has('upcoming'),
      refunded: paidBack.length > 0,
    }),
    paidCents: sum(dues.map(paidOf)) - sum(paidBack.map(({ cents }) => cents)),
    remainingCents:
      collecting + sum(open.map(({ due }) => (due.isIssued ? due.owedCents : due.cents))),
    refundCents: sum(waiting.map(({ cents }) => cents)),
    next: next ?? null,
    toPay: open
      .filter(({ due }) => due.isIssued)
      .map(({ due: { dueOn, method, owedCents: cents } }) => ({ dueOn, method, cents })),
    awaitsEnd: dues.some(isHeld),
    ...(arrears && { arrears }),
  }
}

/** From the most urgent; when none applies the contract is paid. */
const BY_URGENCY = [
  'suspended',
  'noticed',
  'late',
  'to_pay',
  'refund_due',
  'collecting',
  'scheduled',
  'refunded',
] as const satisfies readonly PaymentState[]

function gravest(holds: Readonly<Record<(typeof BY_URGENCY)[number], boolean>>): PaymentState {
  return BY_URGENCY.find((state) => holds[state]) ?? 'paid'
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((all, cents) => all + cents, 0)
}
