import type { ClaimQuestion, NeededDocument } from '@sillage/domain/claims/nature.ts'
import type { JSONColumnType } from 'kysely'

interface ClaimIntakeTable {
  nature_id: string
  version: number
  checklist: JSONColumnType<readonly NeededDocument[]>
  questions: JSONColumnType<readonly ClaimQuestion[]>
  reason: string
  written_by: string
  written_at: Date
}

/** In working days. */
interface HouseDelaysTable {
  version: number
  answer: number
  study: number
  decision: number
  reason: string
  written_by: string
  written_at: Date
}

/** Versioned settings written by the insurer. */
export interface HouseTables {
  claim_intake: ClaimIntakeTable
  house_delays: HouseDelaysTable
}
