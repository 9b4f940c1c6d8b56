import type { ContributionOption } from '@sillage/domain/carbon/contribution.ts'
import type { ContributionBasis } from '@sillage/domain/carbon/contributions/basis.ts'
import type { RefundRow } from '@sillage/domain/contracts/refund.ts'
import type { ContractStatus } from '@sillage/domain/contracts/status.ts'
import type { Trip } from '@sillage/domain/contracts/trips.ts'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

/** A trip as it was chosen: the places too, when the gazetteer knew them. */
export interface KeptTrip extends Trip {
  readonly departure_place_id?: string | undefined
  readonly arrival_place_id?: string | undefined
}

export interface KeptContribution {
  readonly kg: number
  readonly uncertaintyPct: number
  readonly cents: number
  readonly option: ContributionOption
  readonly factorSet: string
  /** What it was estimated from; absent from what was bought before that was kept. */
  readonly basis?: ContributionBasis | undefined
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
  days: number
  days_left: number
  refund_cents: number
  note: string | null
  /** Of the law, when it gives one. Null in what was written before it was asked. */
  ground: string | null
  /** What comes back, line by line; null where it was reckoned by days. */
  refund_rows: JSONColumnType<RefundRow[]> | null
  at: Date
}

/** What was given out to an account before it signs. */
interface DeliveredDocumentTable {
  id: Generated<string>
  account_id: string
  document: 'ipid' | 'conditions' | 'quote'
  product: string
  tariff_version: string
  sha256: Buffer
  delivered_at: Date
}

export interface ContractTables {
  delivered_document: DeliveredDocumentTable
  contract_ending: ContractEndingTable
}

export type ContractEndingRow = Selectable<ContractEndingTable>
