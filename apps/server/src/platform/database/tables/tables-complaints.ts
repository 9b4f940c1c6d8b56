import type { ComplaintChannel, ComplaintMotive } from '@sillage/domain/complaints/register.ts'
import type { Generated, Selectable } from 'kysely'

export interface ComplaintTable {
  id: Generated<string>
  /** Null for somebody without an account: then they are named below, with one address at least. */
  account_id: string | null
  correspondent_name: string | null
  /** What follows the name on an envelope, line by line. */
  correspondent_address: string | null
  correspondent_email: string | null
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
  channel: Generated<ComplaintChannel>
  motive: ComplaintMotive | null
  owner_id: string | null
  recorded_by: string | null
}

export interface ComplaintNoteTable {
  id: Generated<string>
  complaint_id: string
  /** The account of the complaint, if it has one. */
  account_id: string | null
  author_id: string
  text: string
  at: Date
}

export type ComplaintRow = Selectable<ComplaintTable>

export const COMPLAINT_COLUMNS = {
  complaint: [
    'id',
    'account_id',
    'correspondent_name',
    'correspondent_address',
    'correspondent_email',
    'contract_id',
    'claim_id',
    'subject',
    'message',
    'received_at',
    'acknowledged_at',
    'acknowledged_by',
    'answered_at',
    'answered_by',
    'answer',
    'channel',
    'motive',
    'owner_id',
    'recorded_by',
  ],
} as const
