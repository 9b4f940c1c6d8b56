import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { Declared } from '@sillage/domain/contracts/declarations/declarations.ts'
import type { ContractOrigin, ContractStatus } from '@sillage/domain/contracts/status.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import type { PriceRow } from '@sillage/domain/subscription/pricing.ts'
import type { AnsweredQuestion } from '@sillage/domain/subscription/questionnaire.ts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely'
import type { TariffTables } from '../../tariffs/tables-tariffs.ts'
import type { WorkTables } from '../../work/tables-work.ts'
import type { HouseTables } from './claims/tables-house.ts'
import type { AccountTables, ProfileColumns } from './tables-accounts.ts'
import type { AssetFreezeTables } from './tables-asset-freezes.ts'
import type { AuditChainTable, AuditEntryTable } from './tables-audit.ts'
import type { ClaimTables } from './tables-claims.ts'
import type { ComplaintNoteTable, ComplaintTable } from './tables-complaints.ts'
import type {
  ContractTables,
  KeptContribution,
  KeptTrip,
  SignedColumns,
} from './tables-contracts.ts'
import type { CustomerTables } from './tables-customers.ts'
import type { DocumentTables } from './tables-documents.ts'
import type { IdentityTables } from './tables-identity.ts'
import type { LedgerTables } from './tables-ledger.ts'
import type { LiveTables } from './tables-live.ts'
import type { MessageTables } from './tables-messages.ts'
import type { NotificationTables } from './tables-notifications.ts'
import type { BankTables, PaymentTables } from './tables-payments.ts'
import type { AccountingPieceTable, ClosedIdentityTable } from './tables-personal-data.ts'
import type { QuotaTables } from './tables-quotas.ts'
import type { QuoteTables } from './tables-quotes.ts'

type AccountId = ColumnType<string, string, never>

/** A `date` column: `YYYY-MM-DD`. */
type Day = string

interface AccountTable extends ProfileColumns {
  id: Generated<string>
  username: string
  email: string
  password_hash: string
  role: Role
  requested_role: Exclude<Role, 'user'> | null
  kind: 'particulier' | 'professionnel'
  first_name: string
  last_name: string
  is_active: Generated<boolean>
  /** Names and address normalised for search: no case, no accents. */
  search_text: GeneratedAlways<string>
  created_at: Generated<Date>
}

interface SessionTable {
  id: Generated<string>
  account_id: AccountId
  created_at: Generated<Date>
  expires_at: Date
  last_seen_at: Generated<Date>
  ended_at: Date | null
  ip: string | null
  user_agent: string | null
  /** The last proof of presence after sign-in; null when there was none. */
  present_at: Date | null
}

interface DemonstrationTable {
  is_one: Generated<boolean>
  filled_at: Generated<Date>
}

interface PopulationTable {
  id: GeneratedAlways<string>
  accounts: number
  contracts: number
  claims: number
  filled_at: Generated<Date>
}

interface ThrottleTable {
  key: string
  attempts: number
  window_ends_at: Date
  blocked_until: Date
}

interface IdempotentAnswerTable {
  scope: string
  key: string
  request_mac: Buffer
  status: number
  body: JSONColumnType<object>
  created_at: Generated<Date>
}

interface IdempotentReservationTable {
  scope: string
  key: string
  holder: string
  reserved_at: Generated<Date>
}

interface ClockSeenTable {
  only_row: Generated<boolean>
  seen_at: Date
}

interface QuestionnaireTable {
  id: Generated<string>
  account_id: AccountId
  product: ProductId
  tariff_version: string
  answers: JSONColumnType<AnsweredQuestion[]>
  created_at: Generated<Date>
}

interface ContractTable extends SignedColumns {
  id: Generated<string>
  account_id: AccountId
  product: ProductId
  questionnaire_id: string
  tariff_version: string
  start_date: Day
  end_date: Day
  /** Days between the pricing and the first day; null for rows older than the column. */
  lead_days: number | null
  contract_price_cents: number
  compensation_cents: number
  price_lines: JSONColumnType<PriceRow[]>
  answers: JSONColumnType<AnsweredQuestion[]>
  travels: JSONColumnType<KeptTrip[]>
  contribution: JSONColumnType<KeptContribution> | null
  status: ContractStatus
  origin: ContractOrigin
  parent_contract_id: string | null
  origin_contract_id: string | null
  renewal_contract_id: string | null
  cancellation_date: Date | null
  cancellation_reason: string | null
  /** When the contract will end on a future day: the last day covered, and the day of the end. */
  covered_until: Day | null
  leaving_on: Day | null
  /** The end was chosen without a legal ground, so it may still be called off. */
  leaving_by_choice: Generated<boolean>
  reminded_days: 30 | 7 | null
  created_at: Generated<Date>
}

interface ContractSignatureTable {
  contract_id: string
  png: Buffer
  kind: 'drawn' | 'typed'
  signed_at: Date
  session_id: string
  ip: string
  user_agent: string
  consent: string
  documents_opened: JSONColumnType<string[]>
  /** Null for a contract signed before the question existed. */
  consent_sent: boolean | null
  documents_delivered: JSONColumnType<object[]> | null
  /** Ticked besides the consent; null for a contract signed before they were asked. */
  declarations: JSONColumnType<Declared[]> | null
  /** Only for contracts signed before `presented_content` existed. */
  presented_document: ColumnType<Buffer | null, never, never>
  /** What was presented, compressed (gzip). */
  presented_content: Buffer | null
  presented_sha256: Buffer
  /** Only for contracts signed before documents moved to the object store. */
  final_document: ColumnType<Buffer | null, never, never>
  final_object: string | null
  final_sha256: Buffer
}

interface ContractEventTable {
  id: Generated<string>
  contract_id: string
  action: string
  status: ContractStatus
  reason: string | null
  account_id: string | null
  at: Generated<Date>
}

export interface Schema
  extends BankTables,
    ContractTables,
    CustomerTables,
    DocumentTables,
    QuotaTables,
    QuoteTables,
    IdentityTables,
    AccountTables,
    AssetFreezeTables,
    LedgerTables,
    LiveTables,
    MessageTables,
    ClaimTables,
    HouseTables,
    NotificationTables,
    PaymentTables,
    TariffTables,
    WorkTables {
  account: AccountTable
  accounting_piece: AccountingPieceTable
  audit_entry: AuditEntryTable
  audit_chain: AuditChainTable
  clock_seen: ClockSeenTable
  closed_identity: ClosedIdentityTable
  complaint: ComplaintTable
  complaint_note: ComplaintNoteTable
  demonstration: DemonstrationTable
  population: PopulationTable
  session: SessionTable
  throttle: ThrottleTable
  idempotent_answer: IdempotentAnswerTable
  idempotent_reservation: IdempotentReservationTable
  questionnaire: QuestionnaireTable
  contract: ContractTable
  contract_signature: ContractSignatureTable
  contract_event: ContractEventTable
}

export type AccountRow = Selectable<AccountTable>
export type ContractRow = Selectable<ContractTable>
export type QuestionnaireRow = Selectable<QuestionnaireTable>
