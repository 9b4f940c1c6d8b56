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

/** A trip as it was chosen: the places too, when the gazetteer knew them. */
export interface KeptTrip extends Trip {
  readonly departure_place_id?: string | undefined
  readonly arrival_place_id?: string | undefined
  /** Kilometres of road, where a route planner of the operator’s measured it when it was signed. */
  readonly road_km?: number | undefined
}

export interface KeptContribution {
  readonly kg: number
  readonly uncertaintyPct: number
  readonly cents: number
  readonly option: ContributionOption
  readonly factorSet: string
  /** What it was estimated from; absent from what was bought before that was kept. */
  readonly basis?: ContributionBasis | undefined
  /** Of an extension, what it bought for the days that it adds; the rest is carried from the contract it took over. */
  readonly added?: Omit<KeptContribution, 'added'> | undefined
}

/** What becomes of the contribution that a contract bought; each once. */
export type ContributionEntryKind = 'bought' | 'collected' | 'given_back' | 'handed_over'

interface ContributionEntryTable {
  id: Generated<string>
  contract_id: string
  kind: ContributionEntryKind
  cents: number
  /** As PostgreSQL writes a numeric. */
  kg: ColumnType<string, number | string, never>
  /** Of what was bought, with its days. */
  option: ContributionOption | null
  first_day: string | null
  last_day: string | null
  partner: string | null
  certificate: string | null
  recorded_by: string | null
  at: Date
}

/** What a contract keeps of the paper that was signed. */
export interface SignedColumns {
  policyholder_address: JSONColumnType<PostalAddress> | null
  /** That it was signed for; null of a natural person, and of what was signed before it was asked. */
  company: ColumnType<Company | null, string | null | undefined>
  /** Null for a contract signed before each cover had its own. */
  cover_periods: JSONColumnType<readonly KeptCoverPeriod[]> | null
  /** Of the general conditions signed; null for the first. */
  terms_version: ColumnType<string | null, string | undefined>
}

/** From when until when a cover holds, as ISO 8601 instants. */
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
  /** Of `refund_cents`, what comes back of `climate_cents`; null for what ended before it was kept. */
  climate_back_cents: number | null
  days: number
  days_left: number
  refund_cents: number
  note: string | null
  /** Of the law, when it gives one. Null in what was written before it was asked. */
  ground: string | null
  /** What comes back, line by line; null where it was calculated by days. */
  refund_rows: JSONColumnType<RefundRow[]> | null
  at: Date
}

/** That a contract is left on a day to come, kept on the one that was asked for. */
interface EndingNoticeTable {
  contract_id: string
  account_id: string
  /** Of the law; null where the day was chosen. */
  ground: string | null
  /** Of the ground, or the day chosen. Days are `YYYY-MM-DD`. */
  event_date: string
  covered_until: string
  effect_date: string
  reason: string
  at: Date
}

/** What was given out to an account before it signs. */
interface DeliveredDocumentTable {
  id: Generated<string>
  account_id: string
  document: 'ipid' | 'conditions' | 'quote'
  product: string
  tariff_version: string
  /** Of the product's texts; null for a quote, and for what was given before it was kept. */
  terms_version: string | null
  sha256: Buffer
  delivered_at: Date
}

/** What is reported to the file of insured vehicles. */
interface VehicleEventTable {
  id: Generated<string>
  contract_id: string
  /** The first contract of the line. */
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

/** Papers that go out by mail, and what became of them. */
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
