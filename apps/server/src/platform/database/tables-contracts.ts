import type { ContractStatus } from '@sillage/domain/contracts/status.ts'
import type { Selectable } from 'kysely'

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
  at: Date
}

export interface ContractTables {
  contract_ending: ContractEndingTable
}

export type ContractEndingRow = Selectable<ContractEndingTable>
