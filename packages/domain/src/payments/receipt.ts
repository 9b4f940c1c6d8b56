import type { Cents } from '../values/money.ts'
import type { LedgerLine } from './ledger.ts'

/** An unpaid due of one chain of contracts. */
export interface OpenClaim {
  readonly id: string
  readonly owed: Cents
}

/** How an amount received is used: what it pays, and what exceeds all that is owed. */
export interface Receipt {
  readonly paid: readonly { readonly dueId: string; readonly cents: Cents }[]
  readonly beyondCents: Cents
}

/**
 * Shares out an amount received: first to the due that it names, then to the others of the chain, oldest first (code
 * civil, 1342-10). Any remainder belongs to the payer. `dues` are in order of their days.
 *
 * Example: 112,00 € for 111,96 €: the due is paid, and 0,04 € are paid back.
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
 * What an amount pays for certain, so that no person needs to match it: at most what its due owes, or exactly the sum
 * of all dues up to it, or up to a later one, as a letter would add them up. Null otherwise.
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

/** The lines of a receipt: `from` is the account that holds the movement, the bank or the unmatched movements. */
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

/** What is done with a movement that pays nothing owed to us. */
export const CLOSINGS = ['sent_back', 'kept'] as const
export type Closing = (typeof CLOSINGS)[number]

/**
 * The lines of a movement closed in this way: it moves from the unmatched movements to a suspense account, until the
 * bank has returned it.
 */
export function movementClosedLines(cents: Cents): LedgerLine[] {
  return [
    { account: 'to_be_matched', cents },
    { account: 'suspense', cents: -cents },
  ]
}
