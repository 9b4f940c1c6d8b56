import type { LedgerAccount } from './ledger.ts'

/** Accounts for money in transit: an amount that stays in one too long was lost on its way, or never reported. */
export const CLEARING_ACCOUNTS = [
  'collections_under_way',
  'payments_under_way',
  'cards_under_way',
  'to_be_matched',
] as const satisfies readonly LedgerAccount[]

export type ClearingAccount = (typeof CLEARING_ACCOUNTS)[number]
