import { isBefore } from '../values/day.ts'
import type { Cents } from '../values/money.ts'
import { givenBackLines, type LedgerLine } from './ledger.ts'
import { NOTHING, PARTS, type Parts, partsAdded, totalOf } from './parts.ts'
import { type PaymentMethod, partsAskedFor } from './schedule.ts'

/** A due, issued or still to be issued, of contracts that end together. */
export interface OpenDue {
  readonly id: string
  readonly parts: Parts
  readonly isIssued: boolean
  /** The amount issued that is neither paid nor being collected. */
  readonly owedCents: Cents
}

/** One payment still to be made. */
export interface ToPay {
  readonly dueOn: Temporal.PlainDate
  readonly method: PaymentMethod
  readonly cents: Cents
}

/** A due with its day and how it is paid. */
export type DatedDue = OpenDue & Omit<ToPay, 'cents'>

/** What the end of contracts changes in their dues. */
export interface Settlement {
  /** Dues never issued, now given up. */
  readonly voided: readonly string[]
  /** Reductions of unpaid dues, oldest first. */
  readonly credits: readonly { readonly dueId: string; readonly cents: Cents }[]
  /** To be paid back. */
  readonly refundCents: Cents
  /** Cost of the days used beyond what was issued, which becomes due; null when there is none. */
  readonly owed: Parts | null
  /** What the ledger posts besides the dues given up, part by part; the policyholder's side is in the fields above. */
  readonly back: Parts
}

/**
 * What becomes of instalments when a contract ends and refunds `given`, part by part. Those not yet issued are given
 * up, which already refunds their amount. The rest of the refund lowers issued and unpaid instalments, oldest first;
 * what remains is paid back. If more was given up than is refunded, the difference becomes due. `dues` are in order of
 * their days.
 *
 * Example: of 801,52 € paid monthly, 469,81 € are refunded after 146 days. Five instalments, 344,77 €, were issued:
 * 456,75 € are given up, and 13,06 € paid back. Had the fifth, 65,26 €, not been paid, it would be lowered to 52,20 €.
 */
export function settle(dues: readonly OpenDue[], given: Parts): Settlement {
  const later = dues.filter(({ isIssued }) => !isIssued)
  const voided = later.map(({ id }) => id)
  const back = later.reduce((rest, { parts }) => partsAdded(rest, parts), given)
  const cents = totalOf(back)
  if (cents < 0) {
    const owed = partsAskedFor(partsAdded(NOTHING, back))
    return { voided, credits: [], refundCents: 0, owed, back }
  }
  let left = cents
  const credits = dues.flatMap(({ id, owedCents }) => {
    const credit = Math.min(left, Math.max(0, owedCents))
    left -= credit
    return credit > 0 ? [{ dueId: id, cents: credit }] : []
  })
  return { voided, credits, refundCents: left, owed: null, back }
}

/**
 * The ledger lines of an end: the parts refunded, and the policyholder's side due by due; `owedId` is the due created
 * by the end.
 */
export function settlementLines(
  { back, credits, refundCents, owed }: Settlement,
  owedId: string,
): LedgerLine[] {
  const account = 'policyholders' as const
  const parts = givenBackLines(back).filter((line) => line.account !== account)
  if (parts.length === 0) return []
  const asked = owed ? [{ account, cents: totalOf(owed), dueId: owedId }] : []
  const credited = credits.map(({ dueId, cents }) => ({ account, cents: -cents, dueId }))
  const refunded = refundCents > 0 ? [{ account, cents: -refundCents }] : []
  return [...asked, ...credited, ...refunded, ...parts]
}

/**
 * What stays due once a contract has ended, in order of its days: what was issued, unpaid and not credited, and what the
 * end makes due, by transfer on `restOn`.
 *
 * Example: 446,76 € paid monthly by debit, cancelled the same day: the first instalment, 40,36 €, is debited as
 * announced, and 51,07 € become due. 91,43 € stay due.
 */
export function leftToPay(
  dues: readonly DatedDue[],
  { credits, owed }: Pick<Settlement, 'credits' | 'owed'>,
  restOn: Temporal.PlainDate,
): ToPay[] {
  const creditOf = (id: string) => credits.find(({ dueId }) => dueId === id)?.cents ?? 0
  const issued = dues
    .filter(({ isIssued }) => isIssued)
    .map(({ id, dueOn, method, owedCents }) => ({
      dueOn,
      method,
      cents: owedCents - creditOf(id),
    }))
  const rest = owed ? [{ dueOn: restOn, method: 'transfer' as const, cents: totalOf(owed) }] : []
  return [...issued, ...rest].filter(({ cents }) => cents > 0)
}

/** The days of contracts that will end together: their first day, and the last day that they cover. */
export interface CoverToEnd {
  readonly start: Temporal.PlainDate
  readonly coveredUntil: Temporal.PlainDate
}

/** Days before the last covered one in which a due is settled with the end: most of it would come back at once. */
export const DAYS_SETTLED_WITH_END = 10

/**
 * Whether a due is not asked for while an end is noted: all or most of it pays for time after the last covered day, or
 * for a contract that never starts. What it leaves to pay is settled at the end.
 *
 * Example: of a contract covered until 20 December, a due of the 10th is asked for, and one of the 11th is not.
 */
export function awaitsEnd(
  { dueOn }: Pick<ToPay, 'dueOn'>,
  { start, coveredUntil }: CoverToEnd,
): boolean {
  const lastAsked = coveredUntil.subtract({ days: DAYS_SETTLED_WITH_END })
  return isBefore(lastAsked, dueOn) || isBefore(coveredUntil, start)
}

/**
 * Dues as they will stand at a later end if everything asked for until then is paid, and what has to be paid for that.
 * The settlement of the end follows from it.
 */
export function duesAtEnd(
  dues: readonly DatedDue[],
  cover: CoverToEnd,
): { readonly dues: readonly DatedDue[]; readonly toPay: readonly ToPay[] } {
  const isPaidBy = (due: DatedDue) => !awaitsEnd(due, cover)
  const called = dues.map((due) =>
    due.isIssued || !isPaidBy(due)
      ? due
      : { ...due, isIssued: true, owedCents: totalOf(due.parts) },
  )
  return {
    dues: called.map((due) => (isPaidBy(due) ? { ...due, owedCents: 0 } : due)),
    toPay: called
      .filter((due) => isPaidBy(due) && due.owedCents > 0)
      .map(({ dueOn, method, owedCents: cents }) => ({ dueOn, method, cents })),
  }
}

/** The sum of parts, part by part. */
export function partsSum(all: readonly Parts[]): Parts {
  return all.reduce<Parts>(
    (sum, parts) =>
      PARTS.reduce<Parts>((next, part) => ({ ...next, [part]: next[part] + parts[part] }), sum),
    NOTHING,
  )
}

/** The totals of several settlements, in cents. */
export interface SettledTotals {
  /** Of what was issued: what is paid, or being collected. */
  readonly paid: Cents
  readonly paidBack: Cents
  readonly takenOff: Cents
  readonly givenUp: Cents
  readonly owed: Cents
}

/** The totals of settlements and their dues. */
export function totalsOf(
  settled: readonly { readonly dues: readonly OpenDue[]; readonly settlement: Settlement }[],
): SettledTotals {
  const sum = (centsOf: (one: (typeof settled)[number]) => Cents) =>
    settled.reduce((all, one) => all + centsOf(one), 0)
  return {
    paid: sum(({ dues }) =>
      dues.reduce(
        (all, { isIssued, parts, owedCents }) =>
          isIssued ? all + totalOf(parts) - owedCents : all,
        0,
      ),
    ),
    paidBack: sum(({ settlement }) => settlement.refundCents),
    takenOff: sum(({ settlement: { credits } }) =>
      credits.reduce((all, { cents }) => all + cents, 0),
    ),
    givenUp: sum(({ dues }) =>
      dues.reduce((all, { isIssued, parts }) => (isIssued ? all : all + totalOf(parts)), 0),
    ),
    owed: sum(({ settlement: { owed } }) => (owed ? totalOf(owed) : 0)),
  }
}

/** The refund promised for a contract signed before payments were recorded. */
export interface PromisedBefore {
  readonly promised: Cents
  /** All such refunds waiting in its chain, this one included. */
  readonly waiting: Cents
  /** What the chain owes by the ledger, which has no record of payments; negative when it is owed. */
  readonly owed: Cents
}

/** The most that can have been received: what was issued, and is unpaid in the ledger. */
export function mostReceived({ waiting, owed }: Omit<PromisedBefore, 'promised'>): Cents {
  return Math.max(0, owed + waiting)
}

/**
 * How much of a promised refund is paid back, once someone has entered what was received: what exceeds the amount owed,
 * and never more than the promise.
 *
 * Example: of 801,52 €, a refund of 469,81 € was promised: 331,71 € are owed. 801,52 € received: all of it. 400,00 €:
 * 68,29 €. 300,00 €: nothing.
 */
export function paidBackOf({ promised, owed }: PromisedBefore, received: Cents): Cents {
  return Math.min(promised, Math.max(0, received - owed))
}
