import type { Cents } from '../values/money.ts'
import type { LedgerLine } from './ledger.ts'

/** A card’s payment of a due: its provider holds the money until it settles. */
export function cardPaidLines(cents: Cents, dueId: string): LedgerLine[] {
  return [
    { account: 'cards_under_way', cents },
    { account: 'policyholders', cents: -cents, dueId },
  ]
}

/** What goes back to the card, which the provider takes off what it settles; with the due that was paid beyond what it asked. */
export function cardRefundedLines(cents: Cents, dueId?: string): LedgerLine[] {
  return [
    { account: 'policyholders', cents, ...(dueId !== undefined && { dueId }) },
    { account: 'cards_under_way', cents: -cents },
  ]
}

/**
 * What the provider pays into our account, less what it keeps: the rest of what cards paid is no longer under way. `from` is
 * where a movement stands that was known before its settlement.
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

/** What a card paid, and what of it has not gone back. */
export interface PaidByCard {
  readonly id: string
  readonly leftCents: Cents
}

/**
 * How much of a refund goes back to which card, the first named first, never more than what it paid; the rest goes another way.
 *
 * Example: 90 € of which cards paid 60 and 20: 60 and 20 to them, 10 another way.
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
