import { ATTACHMENT_MESSAGES } from '@sillage/domain/claims/attachments.messages.ts'
import {
  checkFileName,
  MOST_ATTACHMENT_BYTES,
  MOST_ATTACHMENTS,
} from '@sillage/domain/claims/attachments.ts'

/** The server's error for a file at a given position among the attachments, found before uploading. */
export function refusalOf(file: File, position: number): string | null {
  if (position >= MOST_ATTACHMENTS) return ATTACHMENT_MESSAGES.tooMany
  if (file.size === 0) return ATTACHMENT_MESSAGES.empty(file.name)
  if (file.size > MOST_ATTACHMENT_BYTES) return ATTACHMENT_MESSAGES.tooLarge(file.name)
  const name = checkFileName(file.name)
  return name.ok ? null : name.error.message
}
