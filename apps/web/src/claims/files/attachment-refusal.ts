import { ATTACHMENT_MESSAGES } from '@sillage/domain/claims/attachments.messages.ts'
import {
  checkFileName,
  MOST_ATTACHMENT_BYTES,
  MOST_ATTACHMENTS,
  typeOfContent,
  typeOfName,
} from '@sillage/domain/claims/attachments.ts'

/** The server's error for a file at a given position among the attachments, found before uploading. */
export function refusalOf(file: File, position: number): string | null {
  if (position >= MOST_ATTACHMENTS) return ATTACHMENT_MESSAGES.tooMany
  if (file.size === 0) return ATTACHMENT_MESSAGES.empty(file.name)
  if (file.size > MOST_ATTACHMENT_BYTES) return ATTACHMENT_MESSAGES.tooLarge(file.name)
  const name = checkFileName(file.name)
  return name.ok ? null : name.error.message
}

/** As `refusalOf`, for a file that leaves later: also compares its first bytes with its extension. */
export async function keptRefusalOf(file: File, position: number): Promise<string | null> {
  const refusal = refusalOf(file, position)
  if (refusal !== null) return refusal
  const first = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return typeOfContent(first) === typeOfName(file.name)
    ? null
    : ATTACHMENT_MESSAGES.lyingType(file.name)
}
