import type { RequestReason } from '@sillage/domain/claims/checklist.ts'
import type { RefusalReason, Verdict } from '@sillage/domain/claims/documents/document-review.ts'
import type { FileChangeKind } from '@sillage/domain/claims/documents/file-changes.ts'
import type { Generated, Selectable } from 'kysely'

interface ClaimDocumentRequestTable {
  id: Generated<string>
  claim_id: string
  document_key: string | null
  label: string
  reason: RequestReason
  note: string
  requested_by: string
  requested_at: Generated<Date>
  fulfilled_at: Date | null
  fulfilled_by: string | null
  withdrawn_at: Date | null
}

interface ClaimProvidedDocumentTable {
  claim_id: string
  file_id: string
  document_key: string | null
  request_id: string | null
  provided_by: string
  provided_at: Generated<Date>
  /** Null until judged. */
  verdict: Verdict | null
  refusal_reason: RefusalReason | null
  /** Shown to the customer. */
  refusal_words: Generated<string>
  judged_by: string | null
  judged_at: Date | null
}

interface ClaimFileChangeTable {
  id: Generated<string>
  claim_id: string
  file_id: string
  kind: FileChangeKind
  detail: string
  changed_by: string
  at: Date
}

interface ClaimFileShareTable {
  file_id: string
  account_id: string
  claim_id: string
  shared_by: string
  shared_at: Date
}

export interface DocumentTables {
  claim_file_share: ClaimFileShareTable
  claim_document_request: ClaimDocumentRequestTable
  claim_provided_document: ClaimProvidedDocumentTable
  claim_file_change: ClaimFileChangeTable
}

export type ClaimRequestRow = Selectable<ClaimDocumentRequestTable>
