import type { GeneratedAlways } from 'kysely'

/** `YYYY-MM-DD`. */
type Day = string
type PaymentMethod = 'direct_debit' | 'transfer'

interface BankAccountTable {
  id: string
  account_id: string
  holder: string
  iban_sealed: Buffer
  iban_index: Buffer
  iban_country: string
  iban_last4: string
  created_at: Date
  payable_from: Date
}

interface PaymentPlanTable {
  questionnaire_id: string
  cadence: 'once' | 'monthly'
  method: PaymentMethod
  /** Of a direct debit. */
  bank_account_id: string | null
  chosen_at: Date
}

interface MandateTable {
  id: string
  account_id: string
  contract_id: string
  /** The first contract of the policy chain. */
  policy_id: string
  /** RUM. */
  reference: string
  bank_account_id: string
  /** The account before, until a collection has told the bank of the change. */
  former_account_id: string | null
  signed_at: Date
  suspended_at: Date | null
  revoked_at: Date | null
  stopped_by: string | null
}

interface DueTable {
  id: string
  account_id: string
  contract_id: string
  policy_id: string
  /** From 1 on, within its contract. */
  rank: number
  due_on: Day
  premium: number
  tax_33: number
  tax_18: number
  tax_9: number
  fgti: number
  climate: number
  cents: GeneratedAlways<number>
  method: PaymentMethod
  mandate_id: string | null
  /** ISO 11649. */
  reference: string
  issued_at: Date | null
  voided_at: Date | null
}

interface PayoutTable {
  id: string
  kind: 'refund' | 'overpayment' | 'indemnity'
  account_id: string
  contract_id: string | null
  claim_id: string | null
  policy_id: string
  cents: number
  /** Null while the IBAN is asked for. */
  bank_account_id: string | null
  requested_at: Date
  /** Null where a rule asked for it. */
  requested_by: string | null
  due_on: Day
  held_for: string | null
  cancelled_at: Date | null
}

export interface PaymentTables {
  bank_account: BankAccountTable
  payment_plan: PaymentPlanTable
  mandate: MandateTable
  due: DueTable
  payout: PayoutTable
}
