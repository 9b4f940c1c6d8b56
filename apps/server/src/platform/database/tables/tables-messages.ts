import type { AttachmentType } from '@sillage/domain/claims/attachments.ts'
import type { ColumnType, Generated } from 'kysely'

interface StoredObjectTable {
  key: string
  type: AttachmentType
  bytes: number
  touched_at: Date
}

interface ClaimMessageTable {
  id: Generated<string>
  claim_id: string
  kind: 'text' | 'system' | 'note'
  account_id: string | null
  content: string
  posted_at: Date
}

interface ClaimFileTable {
  id: Generated<string>
  claim_id: string
  account_id: string
  message_id: string | null
  /** Its rank among the files of its message. */
  place: Generated<number>
  object_key: string
  name: string
  /** Renamed by staff; null when it keeps its own name. */
  given_name: string | null
  uploaded_at: Date
}

interface ClaimReadTable {
  claim_id: string
  account_id: string
  up_to: string
  read_at: Date
}

interface ClaimMentionTable {
  claim_id: string
  message_id: string
  account_id: string
}

interface ClaimHealthFileTable {
  file_id: string
  claim_id: string
  is_marked: Generated<boolean>
  marked_by: string
  marked_at: Date
  /** The exact text that was ticked; null when staff marked it. */
  consent_text: string | null
  consent_at: Date | null
  withdrawn_at: Date | null
  /** The file's own key, encrypted for this row; null while the file is stored unencrypted. */
  sealed_key: ColumnType<Buffer | null, undefined, Buffer>
  sealed_at: ColumnType<Date | null, undefined, Date>
  /** The previous object's key, until that object is removed. */
  left_key: ColumnType<string | null, undefined, string | null>
}

export interface MessageTables {
  claim_health_file: ClaimHealthFileTable
  stored_object: StoredObjectTable
  claim_message: ClaimMessageTable
  claim_file: ClaimFileTable
  claim_read: ClaimReadTable
  claim_mention: ClaimMentionTable
}
