import type { Cents } from '../values/money.ts'
import type { LedgerLine } from './ledger.ts'

/** The lines of a card payment of a due: the provider holds the money until it settles. */
export function cardPaidLines(cents: Cents, dueId: string): LedgerLine[] {
  return [
    { account: 'cards_under_way', cents },
    { account: 'policyholders', cents: -cents, dueId },
  ]
}

/**
 * The lines of a refund to a card, which the provider deducts from its settlement; `dueId` is the due that was
 * overpaid.
 */
export function cardRefundedLines(cents: Cents, dueId?: string): LedgerLine[] {
  return [
    { account: 'policyholders', cents, ...(dueId !== undefined && { dueId }) },
    { account: 'cards_under_way', cents: -cents },
  ]
}

/**
 * The lines of a settlement: the provider pays what cards paid into our account, less its fees. `from` is the account
 * that already holds the movement, if it arrived before its settlement was known.
 *
 * Example: 83,76 € paid, 0,75 € kept: bank 83,01 and fees 0,75 in debit, cards under way 83,76 in credit.
 */
export function cardSettledLines(
  { netCents, feeCents }: { readonly netCents: Cents; readonly feeCents: Cents },
  from: 'bank' | 'to_be_matched',
): LedgerLine[] {
  const lines: readonly LedgerLine[] = [
    { account: from, cents: netCents },
    { account: 'bank_fees', cents: feeCents },
    { account: 'cards_under_way', cents: -(netCents + feeCents) },
  ]
  return lines.filter(({ cents }) => cents !== 0)
}

/** A card payment, and how much of it has not been refunded. */
export interface PaidByCard {
  readonly id: string
  readonly leftCents: Cents
}

/**
 * How much of a refund goes to each card payment, in order, never more than is left of it; the rest is paid another
 * way.
 *
 * Example: 90 € with card payments of 60 and 20: 60 and 20 to them, 10 another way.
 */
export function refundToCards(
  cents: Cents,
  cards: readonly PaidByCard[],
): {
  readonly toCards: readonly { readonly id: string; readonly cents: Cents }[]
  readonly rest: Cents
} {
  let rest = cents
  const toCards = cards.flatMap(({ id, leftCents }) => {
    const part = Math.min(rest, Math.max(0, leftCents))
    rest -= part
    return part > 0 ? [{ id, cents: part }] : []
  })
  return { toCards, rest }
}
