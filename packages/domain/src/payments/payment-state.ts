import { isBefore } from '../values/day.ts'
import type { Cents } from '../values/money.ts'
import type { PaymentMethod } from './schedule.ts'

/** Where the money of a contract stands: read from what the ledger holds, never kept, and never a status of the contract. */
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

/** Where one instalment stands. */
export const DUE_STATES = ['upcoming', 'to_pay', 'collecting', 'paid', 'late', 'cancelled'] as const
export type DueState = (typeof DUE_STATES)[number]

/**
 * What of the dues of some days is listed: what is asked for and not paid, that whose day has passed, what a bank was asked to
 * collect, what was paid, and what is not asked for yet.
 */
export const DUE_FILTERS = ['open', 'late', 'collecting', 'paid', 'later'] as const
export type DueFilter = (typeof DUE_FILTERS)[number]

/** An instalment and what the ledger says of it. */
export interface LedgerDue {
  readonly dueOn: Temporal.PlainDate
  /** How it is to be paid from now on: a debit that will not be tried again is a transfer. */
  readonly method: PaymentMethod
  readonly cents: Cents
  readonly isIssued: boolean
  readonly isVoided: boolean
  /** Of what was asked for: what nobody has paid, or is paying. */
  readonly owedCents: Cents
  /** What a bank has been asked to collect, and has not answered. */
  readonly collectingCents: Cents
  /** What an end has taken off it. */
  readonly creditedCents: Cents
  /** That a bank has refused it, and the day on which it is asked again; null where it is not. */
  readonly refused?: { readonly retryOn: Temporal.PlainDate | null }
}

/** What of an instalment has reached us, in cents. */
export function paidOf(due: LedgerDue): Cents {
  return due.isIssued ? due.cents - due.creditedCents - due.owedCents - due.collectingCents : 0
}

/** Where one instalment stands on a day; a debit that is announced for a later day is not asked of anybody yet. */
export function dueState(due: LedgerDue, today: Temporal.PlainDate): DueState {
  if (due.isVoided || (due.isIssued && due.creditedCents >= due.cents)) return 'cancelled'
  if (!due.isIssued) return 'upcoming'
  if (due.owedCents > 0) {
    if (isBefore(due.dueOn, today)) return 'late'
    return due.method === 'direct_debit' ? 'upcoming' : 'to_pay'
  }
  return due.collectingCents > 0 ? 'collecting' : 'paid'
}

/** What is to be paid back for a contract. */
export interface Repayment {
  readonly cents: Cents
  readonly isPaid: boolean
}

/** The formal notice of an unpaid instalment that was posted, since when cover is suspended, and until when. */
export interface Arrears {
  readonly noticedOn: Temporal.PlainDate
  readonly suspendedOn: Temporal.PlainDate | null
  /** Known once what is claimed was paid. */
  readonly resumesAt: Temporal.Instant | null
}

export interface PaymentSummary {
  readonly state: PaymentState
  /** What has reached us and was not paid back. */
  readonly paidCents: Cents
  /** What is or will be asked for and has not reached us. */
  readonly remainingCents: Cents
  /** What we owe. */
  readonly refundCents: Cents
  /** The next that waits for its day, or is asked for. */
  readonly next: {
    readonly dueOn: Temporal.PlainDate
    readonly cents: Cents
    readonly refused?: LedgerDue['refused']
  } | null
  readonly arrears?: Arrears
}

/**
 * Where the money of a contract stands on a day: the gravest first. Null without an instalment and without a repayment:
 * then nothing is known of its money, as of contracts signed before instalments were kept.
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
    ...(arrears && { arrears }),
  }
}

/** By urgency. What nothing holds of is paid. */
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
