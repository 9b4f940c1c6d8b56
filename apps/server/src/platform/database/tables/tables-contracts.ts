import type { Company } from '@sillage/domain/accounts/companies/company.ts'
import type { PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import type { ContributionOption } from '@sillage/domain/carbon/contribution.ts'
import type { ContributionBasis } from '@sillage/domain/carbon/contributions/basis.ts'
import type { VehicleEventKind } from '@sillage/domain/contracts/insured-vehicles.ts'
import type { PostOccasion } from '@sillage/domain/contracts/paper-posts.ts'
import type { RefundRow } from '@sillage/domain/contracts/refund.ts'
import type { ContractStatus } from '@sillage/domain/contracts/status.ts'
import type { Trip } from '@sillage/domain/contracts/trips.ts'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'

/** A trip as chosen, with its places when the gazetteer knew them. */
export interface KeptTrip extends Trip {
  readonly departure_place_id?: string | undefined
  readonly arrival_place_id?: string | undefined
  /** Road distance in kilometres, when the operator’s route planner measured it at signature. */
  readonly road_km?: number | undefined
}

export interface KeptContribution {
  readonly kg: number
  readonly uncertaintyPct: number
  readonly cents: number
  readonly option: ContributionOption
  readonly factorSet: string
  /** The data it was estimated from; absent for older purchases. */
  readonly basis?: ContributionBasis | undefined
  /** For an extension, what it bought for the added days; the rest is carried over from the extended contract. */
  readonly added?: Omit<KeptContribution, 'added'> | undefined
}

/** The stages of the contribution bought with a contract; each happens once. */
type ContributionEntryKind = 'bought' | 'collected' | 'given_back' | 'handed_over'

interface ContributionEntryTable {
  id: Generated<string>
  contract_id: string
  kind: ContributionEntryKind
  cents: number
  /** As PostgreSQL writes a numeric. */
  kg: ColumnType<string, number | string, never>
  /** For a `bought` entry: the option, and its days. */
  option: ContributionOption | null
  first_day: string | null
  last_day: string | null
  partner: string | null
  certificate: string | null
  recorded_by: string | null
  at: Date
}

/** The parts of the signed document that a contract keeps. */
export interface SignedColumns {
  policyholder_address: JSONColumnType<PostalAddress> | null
  /** The company it was signed for; null for a natural person, and for contracts signed before this was asked. */
  company: ColumnType<Company | null, string | null | undefined>
  /** Null for a contract signed before each cover had its own period. */
  cover_periods: JSONColumnType<readonly KeptCoverPeriod[]> | null
  /** Version of the general conditions signed; null for the first one. */
  terms_version: ColumnType<string | null, string | undefined>
}

/** The period of a cover, as ISO 8601 instants. */
export interface KeptCoverPeriod {
  readonly code: string
  readonly label: string
  readonly from: string
  readonly until: string
}

interface ContractEndingTable {
  contract_id: string
  asked_contract_id: string
  kind: 'cancellation' | 'withdrawal'
  account_id: string
  reason: string
  /** `YYYY-MM-DD`. */
  effect_date: string
  previous_status: ContractStatus
  price_cents: number
  flat_cents: number
  climate_cents: number
  /** The part of `refund_cents` refunded from `climate_cents`; null for endings older than the column. */
  climate_back_cents: number | null
  days: number
  days_left: number
  refund_cents: number
  note: string | null
  /** The legal ground, if any; null also for rows older than the question. */
  ground: string | null
  /** The refund line by line; null when it was calculated by days. */
  refund_rows: JSONColumnType<RefundRow[]> | null
  at: Date
}

/** A planned cancellation, kept on the contract it was requested for. */
interface EndingNoticeTable {
  contract_id: string
  account_id: string
  /** The legal ground; null when the day was freely chosen. */
  ground: string | null
  /** The day of the legal event, or the day chosen. Days are `YYYY-MM-DD`. */
  event_date: string
  covered_until: string
  effect_date: string
  reason: string
  at: Date
  /** Who of the team recorded a request of the heirs; null when the account asked itself. */
  recorded_by: Generated<string | null>
}

/** A pre-contractual document given to an account before it signs. */
interface DeliveredDocumentTable {
  id: Generated<string>
  account_id: string
  document: 'ipid' | 'conditions' | 'quote'
  product: string
  tariff_version: string
  /** Version of the product's texts; null for a quote, and for rows older than the column. */
  terms_version: string | null
  sha256: Buffer
  delivered_at: Date
}

/** A report to the national file of insured vehicles (FVA). */
interface VehicleEventTable {
  id: Generated<string>
  contract_id: string
  /** The first contract of the chain. */
  policy: string
  kind: VehicleEventKind
  plate: string
  country: Generated<string>
  /** `YYYY-MM-DD`. */
  start_date: string
  end_date: string
  occurred_at: Date
  due_at: Date
  batch_id: string | null
  sent_at: Date | null
  acknowledged_at: Date | null
  rejected_at: Date | null
  rejection: string | null
  created_at: Generated<Date>
}

/** Contract documents sent by mail, and the outcome. */
interface PaperPostTable {
  id: Generated<string>
  contract_id: string
  occasion: PostOccasion
  due_at: Date
  attempts: Generated<number>
  mail_id: string | null
  recipient: string | null
  /** Their titles, in French. */
  papers: JSONColumnType<string[], string | undefined>
  delivered_at: Date | null
  refused_at: Date | null
  created_at: Generated<Date>
}

export interface ContractTables {
  paper_post: PaperPostTable
  vehicle_event: VehicleEventTable
  delivered_document: DeliveredDocumentTable
  contract_ending: ContractEndingTable
  ending_notice: EndingNoticeTable
  contribution_entry: ContributionEntryTable
}

export type ContractEndingRow = Selectable<ContractEndingTable>
export type EndingNoticeRow = Selectable<EndingNoticeTable>
