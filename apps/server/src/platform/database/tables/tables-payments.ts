import type { Closing } from '@sillage/domain/payments/receipt.ts'
import type { PayoutFlag } from '@sillage/domain/payments/sepa/payout-flags.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { EstatePayeeColumns } from './tables-customers.ts'

type Day = string // `YYYY-MM-DD`
type Bigint = ColumnType<string, number, number> // read as text
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
  /** Only for a direct debit. */
  bank_account_id: string | null
  chosen_at: Date
}

interface MandateTable {
  id: string
  account_id: string
  contract_id: string
  /** The first contract of the policy chain. */
  policy_id: string
  /** The mandate reference (RUM). */
  reference: string
  bank_account_id: string
  /** The previous account, until a collection has informed the bank of the change. */
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
  /** From 1, within its contract. */
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
  /** ISO 11649 creditor reference. */
  reference: string
  issued_at: Date | null
  voided_at: Date | null
}

interface PayoutTable extends EstatePayeeColumns {
  id: string
  kind: 'refund' | 'overpayment' | 'indemnity'
  account_id: string
  contract_id: string | null
  claim_id: string | null
  policy_id: string
  cents: number
  /** Null while the IBAN is being asked for. */
  bank_account_id: string | null
  /** When its owner gave that account, which they may then correct; null for the account that paid. */
  account_given_at: Generated<Date | null>
  requested_at: Date
  requested_by: string | null // null when a rule requested it
  due_on: Day
  held_for: string | null
  cancelled_at: Date | null
  /** The card payment to refund, and when the provider was last asked. */
  card_payment_id: Generated<string | null>
  card_asked_at: Generated<Date | null>
  /** For refunds promised before payments were recorded: what the policy had received, and where it was seen. */
  received_before: Generated<number | null>
  received_note: Generated<string | null>
}

/** A payment on the provider's page; no card data is kept. */
interface CardPaymentTable {
  id: string
  account_id: string
  due_id: string
  policy_id: string
  cents: number
  /** The provider’s own id; null until it has responded. */
  provider_id: Generated<string | null>
  started_at: Date
  paid_at: Generated<Date | null>
}

/** A provider's transfer to our account for many card payments, as described by the transfer. */
interface CardSettlementTable {
  id: string
  reference: string
  net_cents: Bigint
  fee_cents: Bigint
  told_at: Date
}

interface FormalNoticeTable {
  id: string
  account_id: string
  /** The original contract, before its extensions. */
  contract_id: string
  policy_id: string
  cents: number
  recipient: string
  address: string[]
  is_abroad: boolean
  object_key: string
  drafted_at: Date
  posted_on: Day | null
  postal_number: string | null
  recorded_at: Generated<Date | null>
  recorded_by: string | null
  suspended_at: Generated<Date | null>
  resumes_at: Generated<Date | null>
  closed_at: Generated<Date | null>
  closed_for: 'paid' | 'changed' | 'ended' | 'terminated' | null
  /** The termination letter: who posted it, its postal number, and its key in the object store. */
  terminated_by: string | null
  termination_number: string | null
  termination_key: string | null
}

interface FormalNoticeDueTable {
  notice_id: string
  due_id: string
  cents: number
}

interface PaymentBatchTable {
  id: string
  number: GeneratedAlways<string>
  kind: 'collections' | 'transfers'
  settles_on: Day
  creditor_id: string
  message_id: string
  prepared_at: Date
  prepared_by: string
  approved_at: Generated<Date | null>
  approved_by: string | null
  withdrawn_at: Generated<Date | null>
  withdrawn_by: string | null
  file_sealed: Buffer | null
  file_sha256: Buffer | null
  downloaded_at: Generated<Date | null>
  downloaded_by: string | null
  group_status: string | null
  answered_at: Generated<Date | null>
}

interface PaymentOrderTable {
  id: string
  batch_id: string
  /** Set for a collection; otherwise `payout_id` is set. */
  due_id: string | null
  payout_id: string | null
  policy_id: string
  mandate_id: string | null
  bank_account_id: string
  end_to_end_id: string
  cents: number
  state: 'prepared' | 'sent' | 'settled' | 'rejected' | 'returned' | 'withdrawn'
  /** The bank's reason code. */
  reason: string | null
  answered_on: Day | null
  /** The flags raised when it was made, all of them cleared. */
  flags: Generated<PayoutFlag[]>
}

/** A person's review of a payout before it is paid, and their reason for clearing it. */
interface PayoutReviewTable {
  id: string
  payout_id: string
  bank_account_id: string
  cents: number
  flags: PayoutFlag[]
  reason: string
  reviewed_at: Date
  reviewed_by: string
}

interface PaymentLimitTable {
  role: string
  cents: Bigint
}

interface BankStatementTable {
  id: string
  rank: GeneratedAlways<string>
  account: string
  statement_id: string
  opening: Bigint
  closing: Bigint
  file_sha256: Buffer
  imported_at: Date
  imported_by: string
}

interface BankMovementTable {
  id: string
  statement_id: string
  account: string
  reference: string
  rank: number
  cents: Bigint
  booked_on: Day
  party: string
  label: string
  end_to_end_id: string | null
  reason: string | null
  order_id: string | null
  batch_id: string | null
  due_id: string | null
  proposed_due_id: string | null
  proposed_recovery_id: Generated<string | null>
  /** Null when a rule did. */
  proposed_by: Generated<string | null>
  /** The recovery (what a third party owes for a claim) that it pays. */
  recovery_id: Generated<string | null>
  /** The transfer to a climate partner. */
  transfer_id: Generated<string | null>
  proposed_transfer_id: Generated<string | null>
  /** The sender's IBAN, kept until somebody says which due it pays. */
  payer_sealed: Generated<Buffer | null>
  /** The account that it came from. */
  paid_from: Generated<string | null>
  /** Blind index of the sender's IBAN, which finds a customer with the same account. */
  party_iban_index: Generated<Buffer | null>
  /** The monthly tax declaration. */
  declaration_id: Generated<string | null>
  proposed_declaration_id: Generated<string | null>
  /** How a movement that pays nothing of ours is closed, and why. */
  closing: Generated<Closing | null>
  closing_reason: Generated<string | null>
  matched_by_rule: 'order' | 'batch' | 'reference' | 'mandate' | 'fee' | 'card' | 'person' | null
  matched_at: Date | null
  matched_by: string | null
}

/** A transfer to a climate partner. */
interface PartnerTransferTable {
  id: string
  partner: string
  certificate: string
  cents: Bigint
  handed_over_at: Date
}

/** The taxes declared for a month; negative when the tax office owes. */
interface TaxDeclarationTable {
  id: string
  month: Day
  cents: Bigint
  declared_at: Date
  declared_by: string
}

export interface PaymentTables {
  bank_account: BankAccountTable
  payment_plan: PaymentPlanTable
  mandate: MandateTable
  due: DueTable
  payout: PayoutTable
  card_payment: CardPaymentTable
  card_settlement: CardSettlementTable
  formal_notice: FormalNoticeTable
}

export interface BankTables {
  formal_notice_due: FormalNoticeDueTable
  payment_batch: PaymentBatchTable
  payment_order: PaymentOrderTable
  payout_review: PayoutReviewTable
  payment_limit: PaymentLimitTable
  partner_transfer: PartnerTransferTable
  bank_statement: BankStatementTable
  bank_movement: BankMovementTable
  tax_declaration: TaxDeclarationTable
}
