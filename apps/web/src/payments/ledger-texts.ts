import { formatDay } from '@sillage/domain/values/day.ts'
import type { LedgerBalance } from '@sillage/wire/payments/ledger.ts'

export function dayOf(day: string): string {
  return formatDay(Temporal.PlainDate.from(day))
}

/** The premium issued over a month, less what was cancelled. */
export function premiumOf(balances: readonly LedgerBalance[]): number {
  const premium = balances.find(({ code }) => code === 'premium')
  return premium ? premium.credit - premium.debit : 0
}
