import type { LedgerAccount } from './ledger.ts'

/** Where money stands between two places: what stays there too long was lost on its way, or reported by nobody. */
export const CLEARING_ACCOUNTS = [
  'collections_under_way',
  'payments_under_way',
  'cards_under_way',
  'to_be_matched',
] as const satisfies readonly LedgerAccount[]

export type ClearingAccount = (typeof CLEARING_ACCOUNTS)[number]
