import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { isPicture } from '@sillage/domain/claims/attachments.ts'
import { HEALTH_MESSAGES } from '@sillage/domain/claims/health/health-papers.messages.ts'
import type { ClaimFile, ClaimMessage } from '@sillage/wire/claims/claim-message.ts'
import { nameOf } from '../access/people.repository.ts'
import type { FileRow } from './attachments.repository.ts'
import type { SeenFile } from './health-files.ts'
import type { MessageRow } from './messages.repository.ts'

export function presentFile(row: SeenFile): ClaimFile {
  return {
    file_id: row.id,
    file_name: row.name,
    type: row.type,
    bytes: row.bytes,
    has_thumbnail: isPicture(row.type) && row.is_readable !== false,
    upload_date: row.uploaded_at.toISOString(),
    health: row.is_health ? presentHealth(row) : null,
  }
}

function presentHealth(row: SeenFile): NonNullable<ClaimFile['health']> {
  const consent = consentOf(row)
  return {
    is_readable: row.is_readable ?? true,
    consent,
    may_withdraw: consent === 'given' && row.is_own === true,
  }
}

function consentOf({ consent_at: given, withdrawn_at: withdrawn }: FileRow) {
  if (withdrawn) return 'withdrawn'
  return given ? 'given' : 'none'
}

/** `files` are those that the reader sees; `hasAbsent`: the message has others that the reader may not see. */
export function presentMessage(
  row: MessageRow,
  { files, hasAbsent }: { readonly files: readonly SeenFile[]; readonly hasAbsent: boolean },
): ClaimMessage {
  return {
    message_id: row.id,
    claim_id: row.claim_id,
    kind: row.kind,
    user_id: row.account_id,
    author: authorOf(row),
    message_content: row.content || (hasAbsent && files.length === 0 ? HEALTH_MESSAGES.absent : ''),
    ...(row.mentions.length > 0 && { mentions: row.mentions.map(nameOf) }),
    documents: files.filter((file) => file.message_id === row.id).map(presentFile),
    posted_date: row.posted_at.toISOString(),
    read_by: Number(row.read_by),
  }
}

function authorOf(row: MessageRow) {
  const { username, first_name, last_name, is_active, has_died, role } = row
  if (username === null || first_name === null || last_name === null || role === null) return null
  const name = nameOf({
    username,
    first_name,
    last_name,
    is_active: is_active === true,
    has_died,
  })
  return { name, is_staff: isStaff(role) }
}
