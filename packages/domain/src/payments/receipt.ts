import type { Cents } from '../values/money.ts'
import type { LedgerLine } from './ledger.ts'

/** What is asked for and not paid, of one policy. */
export interface OpenClaim {
  readonly id: string
  readonly owed: Cents
}

/** What an amount received does: what it pays, and what is beyond all that is owed. */
export interface Receipt {
  readonly paid: readonly { readonly dueId: string; readonly cents: Cents }[]
  readonly beyondCents: Cents
}

/**
 * How an amount received is shared out: to the due that it names, then to the others of its policy, the oldest first (code
 * civil, 1342-10). What is left belongs to who paid. `dues` are in the order of their days.
 *
 * Example: 112,00 € for 111,96 €: that is paid, and 0,04 € go back.
 */
export function shareReceipt(
  cents: Cents,
  { named, dues }: { readonly named: string; readonly dues: readonly OpenClaim[] },
): Receipt {
  let left = cents
  const inTurn = [
    ...dues.filter(({ id }) => id === named),
    ...dues.filter(({ id }) => id !== named),
  ]
  const paid = inTurn.flatMap(({ id, owed }) => {
    const share = Math.min(left, Math.max(0, owed))
    left -= share
    return share > 0 ? [{ dueId: id, cents: share }] : []
  })
  return { paid, beyondCents: left }
}

/**
 * What an amount pays by itself, without a person: at most what its due owes, or exactly that and all that is older, or more
 * of the next, as a letter adds them up. Null where it is neither.
 *
 * Example: 172,04 € with the reference of the first of two instalments of 86,02 €: both are paid.
 */
export function sureReceipt(
  cents: Cents,
  { named, dues }: { readonly named: string; readonly dues: readonly OpenClaim[] },
): Receipt | null {
  const open = dues.filter(({ owed }) => owed > 0)
  const at = open.findIndex(({ id }) => id === named)
  const own = open[at]
  if (!own) return null
  if (cents <= own.owed) return { paid: [{ dueId: named, cents }], beyondCents: 0 }
  for (let count = at + 1; count <= open.length; count++) {
    const some = open.slice(0, count)
    if (some.reduce((sum, { owed }) => sum + owed, 0) === cents)
      return { paid: some.map(({ id, owed }) => ({ dueId: id, cents: owed })), beyondCents: 0 }
  }
  return null
}

/** What it posts: `from` is where the movement stands, the bank or among what nobody knew. */
export function receiptLines(
  { paid, beyondCents }: Receipt,
  from: 'bank' | 'to_be_matched',
): LedgerLine[] {
  const account = 'policyholders' as const
  const cents = paid.reduce((sum, one) => sum + one.cents, beyondCents)
  return [
    { account: from, cents },
    ...paid.map((one) => ({ account, cents: -one.cents, dueId: one.dueId })),
    ...(beyondCents > 0 ? [{ account, cents: -beyondCents }] : []),
  ]
}

/** What becomes of a movement that pays nothing of ours. */
export const CLOSINGS = ['sent_back', 'kept'] as const
export type Closing = (typeof CLOSINGS)[number]

/** It waits among nobody’s money no more, but in an account of its own, until what the bank sends back has left it too. */
export function movementClosedLines(cents: Cents): LedgerLine[] {
  return [
    { account: 'to_be_matched', cents },
    { account: 'suspense', cents: -cents },
  ]
}
