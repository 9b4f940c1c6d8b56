import type { Generated, Selectable } from 'kysely'

export interface ComplaintTable {
  id: Generated<string>
  account_id: string
  contract_id: string | null
  claim_id: string | null
  subject: string
  message: string
  received_at: Date
  acknowledged_at: Date | null
  acknowledged_by: string | null
  answered_at: Date | null
  answered_by: string | null
  answer: string | null
}

export type ComplaintRow = Selectable<ComplaintTable>
