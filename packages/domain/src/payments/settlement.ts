import type { Cents } from '../values/money.ts'
import { givenBackLines, type LedgerLine } from './ledger.ts'
import { NOTHING, PARTS, type Parts, partsAdded, totalOf } from './parts.ts'
import { partsAskedFor } from './schedule.ts'

/** What was asked for, or will be, for contracts that end together. */
export interface OpenDue {
  readonly id: string
  readonly parts: Parts
  readonly isIssued: boolean
  /** Of what was asked for: what nobody has paid, or is paying, yet. */
  readonly owedCents: Cents
}

/** What an end does to what was to be paid. */
export interface Settlement {
  /** Never asked for: given up. */
  readonly voided: readonly string[]
  /** What dues that nobody paid are lowered by, the oldest first. */
  readonly credits: readonly { readonly dueId: string; readonly cents: Cents }[]
  /** To be paid back. */
  readonly refundCents: Cents
  /** What the days used cost beyond what was asked for: it becomes due. Null when nothing does. */
  readonly owed: Parts | null
  /** What the ledger posts beyond what was given up, part by part; the policyholder’s side stands in what is above. */
  readonly back: Parts
}

/**
 * What becomes of instalments when a contract ends and gives back `given`, part by part. Those not asked for are given
 * up, and what they held is given back by that alone. The rest lowers what is asked for and not paid, the oldest first;
 * what is left is paid back. Where more was given up than is given back, the difference becomes due.
 * `dues` are in the order of their days.
 *
 * Example: of 801,52 € by the month, 469,81 € come back after 146 days. Five instalments, 344,77 €, were asked for:
 * 456,75 € are given up, and 13,06 € paid back. Had the fifth, 65,26 €, not been paid, it would fall to 52,20 €.
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

/** What the end posts: parts given back, and the policyholder’s side due by due; `owedId` is the due that an end makes. */
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

/** The sum of parts, part by part. */
export function partsSum(all: readonly Parts[]): Parts {
  return all.reduce<Parts>(
    (sum, parts) =>
      PARTS.reduce<Parts>((next, part) => ({ ...next, [part]: next[part] + parts[part] }), sum),
    NOTHING,
  )
}

/** What the ends of contracts do together, in cents. */
export interface SettledTotals {
  readonly paidBack: Cents
  readonly takenOff: Cents
  readonly givenUp: Cents
  readonly owed: Cents
}

/** The sums of what settlements do to their dues. */
export function totalsOf(
  settled: readonly { readonly dues: readonly OpenDue[]; readonly settlement: Settlement }[],
): SettledTotals {
  const sum = (centsOf: (one: (typeof settled)[number]) => Cents) =>
    settled.reduce((all, one) => all + centsOf(one), 0)
  return {
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

/** What was promised back for a contract signed before payments were kept. */
export interface PromisedBefore {
  readonly promised: Cents
  /** All that waits so for its policy, this included. */
  readonly waiting: Cents
  /** What the policy owes by the ledger, which knows of no payment; below zero where it is owed. */
  readonly owed: Cents
}

/** The most that can have been received for it: what was asked for, and is in the ledger as unpaid. */
export function mostReceived({ waiting, owed }: Omit<PromisedBefore, 'promised'>): Cents {
  return Math.max(0, owed + waiting)
}

/**
 * What is paid back of what was promised, once somebody has said what was received: what is beyond that which is owed, and
 * never more than the promise.
 *
 * Example: of 801,52 €, 469,81 € were promised back: 331,71 € are owed. 801,52 € received: all of it. 400,00 €: 68,29 €.
 * 300,00 €: nothing.
 */
export function paidBackOf({ promised, owed }: PromisedBefore, received: Cents): Cents {
  return Math.min(promised, Math.max(0, received - owed))
}
