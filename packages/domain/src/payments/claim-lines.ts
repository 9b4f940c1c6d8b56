import type { Cents } from '../values/money.ts'
import type { LedgerLine } from './ledger.ts'

/** The events of an indemnity transfer. */
export type IndemnityEvent =
  | 'payout.ordered'
  | 'payout.settled'
  | 'payout.rejected'
  | 'payout.returned'

/**
 * The lines of a change in a claim's reserve; none for a change of zero.
 *
 * Example: opened at 1 500,00, decided at 300,50: reserve change −1 199,50.
 */
export function reserveLines(change: Cents, claimId: string): LedgerLine[] {
  if (change === 0) return []
  return [
    { account: 'reserve_change', cents: change, claimId },
    { account: 'claims_reserve', cents: -change, claimId },
  ]
}

/**
 * The lines of an indemnity transfer. Once ordered it counts as paid for the claim, and its reserve is released; a
 * transfer that fails restores the reserve.
 *
 * Example: 300,50 ordered: claims paid 300,50 and reserve 300,50 in debit, payments under way and reserve change in
 * credit.
 */
export function indemnityLines(event: IndemnityEvent, cents: Cents, claimId: string): LedgerLine[] {
  const line = (account: LedgerLine['account'], amount: Cents) => ({
    account,
    cents: amount,
    claimId,
  })
  switch (event) {
    case 'payout.ordered':
      return [
        line('claims_paid', cents),
        line('payments_under_way', -cents),
        ...reserveLines(-cents, claimId),
      ]
    case 'payout.settled':
      return [line('payments_under_way', cents), line('bank', -cents)]
    case 'payout.rejected':
    case 'payout.returned':
      return [
        line(event === 'payout.rejected' ? 'payments_under_way' : 'bank', cents),
        line('claims_paid', -cents),
        ...reserveLines(cents, claimId),
      ]
  }
}

/** The lines of what a third party owes us for a claim that we paid. */
export function recoveryClaimedLines(cents: Cents, claimId: string): LedgerLine[] {
  return [
    { account: 'recoveries_due', cents, claimId },
    { account: 'recoveries', cents: -cents, claimId },
  ]
}

/** The lines of a received recovery: matched by its reference, or from money not yet matched. */
export function recoveryReceivedLines(
  cents: Cents,
  { claimId, from }: { claimId: string; from: 'bank' | 'to_be_matched' },
): LedgerLine[] {
  return [
    { account: from, cents, claimId },
    { account: 'recoveries_due', cents: -cents, claimId },
  ]
}

/** The lines of a recovery that will never be paid: the claim costs that much more. */
export function recoveryGivenUpLines(cents: Cents, claimId: string): LedgerLine[] {
  return recoveryClaimedLines(-cents, claimId)
}
