import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { isPicture } from '@sillage/domain/claims/attachments.ts'
import type { ClaimFile, ClaimMessage } from '@sillage/wire/claims/claim-message.ts'
import { nameOf } from '../access/people.repository.ts'
import type { FileRow } from './attachments.repository.ts'
import type { MessageRow } from './messages.repository.ts'

export function presentFile(row: FileRow): ClaimFile {
  return {
    file_id: row.id,
    file_name: row.name,
    type: row.type,
    bytes: row.bytes,
    has_thumbnail: isPicture(row.type),
    upload_date: row.uploaded_at.toISOString(),
  }
}

/** The same for every reader: an open page gets it as the list has it. */
export function presentMessage(row: MessageRow, files: readonly FileRow[]): ClaimMessage {
  return {
    message_id: row.id,
    claim_id: row.claim_id,
    kind: row.kind,
    user_id: row.account_id,
    author: authorOf(row),
    message_content: row.content,
    documents: files.filter((file) => file.message_id === row.id).map(presentFile),
    posted_date: row.posted_at.toISOString(),
    read_by: Number(row.read_by),
  }
}

function authorOf({ username, first_name, last_name, is_active, role }: MessageRow) {
  if (username === null || first_name === null || last_name === null || role === null) return null
  const name = nameOf({ username, first_name, last_name, is_active: is_active === true })
  return { name, is_staff: isStaff(role) }
}
