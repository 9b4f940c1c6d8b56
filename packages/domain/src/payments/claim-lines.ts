import type { Cents } from '../values/money.ts'
import type { LedgerLine } from './ledger.ts'

/** What happens to the transfer of an indemnity. */
export type IndemnityEvent =
  | 'payout.ordered'
  | 'payout.settled'
  | 'payout.rejected'
  | 'payout.returned'

/**
 * What is put aside for a claim becomes more, or less. Nothing where nothing changes.
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
 * What the transfer of an indemnity does. Once it is ordered it is paid as far as the claim goes: what was put aside for it is
 * released; a transfer that fails puts it aside again.
 *
 * Example: 300,50 ordered: claims paid 300,50 and reserve 300,50 in debit, payments under way and reserve change in credit.
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

/** What somebody else owes us of a claim that we paid. */
export function recoveryClaimedLines(cents: Cents, claimId: string): LedgerLine[] {
  return [
    { account: 'recoveries_due', cents, claimId },
    { account: 'recoveries', cents: -cents, claimId },
  ]
}

/** A receipt pays it: by its reference, or one that nobody had matched yet. */
export function recoveryReceivedLines(
  cents: Cents,
  { claimId, from }: { claimId: string; from: 'bank' | 'to_be_matched' },
): LedgerLine[] {
  return [
    { account: from, cents, claimId },
    { account: 'recoveries_due', cents: -cents, claimId },
  ]
}

/** What of it nobody will ever pay: the claim costs that much more. */
export function recoveryGivenUpLines(cents: Cents, claimId: string): LedgerLine[] {
  return recoveryClaimedLines(-cents, claimId)
}
