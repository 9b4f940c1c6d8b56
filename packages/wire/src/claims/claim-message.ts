import { ATTACHMENT_TYPES } from '@sillage/domain/claims/attachments.ts'
import { REFUSAL_REASONS, VERDICTS } from '@sillage/domain/claims/documents/document-review.ts'
import { FILE_CHANGES } from '@sillage/domain/claims/documents/file-changes.ts'
import * as z from 'zod/mini'

/** A file of a claim; its bytes are fetched apart. */
export const claimFile = z.object({
  file_id: z.string(),
  file_name: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  bytes: z.number(),
  has_thumbnail: z.boolean(),
  upload_date: z.string(),
  /** Of a paper about somebody’s health: who reads it, and what became of the consent. Null for any other. */
  health: z.nullable(
    z.object({
      /** Whether the reader may take it as any document; the team opens it with a reason. */
      is_readable: z.boolean(),
      consent: z.enum(['given', 'withdrawn', 'none']),
      may_withdraw: z.boolean(),
    }),
  ),
})

export type ClaimFile = z.output<typeof claimFile>

/** A file of a claim among its documents: what it is, and what the team thinks of it. */
export const claimDocument = z.extend(claimFile, {
  /** The name that the team gave it, or its own; told apart from others of the same name. */
  shown_name: z.string(),
  sent_by: z.string(),
  /** Which document of the checklist, or asked for, it is; null where nobody has said. */
  document: z.nullable(
    z.object({
      key: z.nullable(z.string()),
      label: z.string(),
      verdict: z.nullable(z.enum(VERDICTS)),
      reason: z.nullable(z.enum(REFUSAL_REASONS)),
      words: z.string(),
    }),
  ),
  /** The third parties who see it; for who handles the claim alone. */
  shared_with: z.array(z.string()),
  /** What the team did with it, the newest first; for who handles the claim alone. */
  changes: z.array(
    z.object({
      change_id: z.string(),
      kind: z.enum(FILE_CHANGES),
      detail: z.string(),
      at: z.string(),
      by: z.string(),
    }),
  ),
})

export type ClaimDocument = z.output<typeof claimDocument>

export const claimMessage = z.object({
  message_id: z.string(),
  claim_id: z.string(),
  /** A line of the system tells of an event; a note stays between staff. */
  kind: z.enum(['text', 'system', 'note']),
  user_id: z.nullable(z.string()),
  /** Null for a line of the system that no person caused. */
  author: z.nullable(z.object({ name: z.string(), is_staff: z.boolean() })),
  message_content: z.string(),
  /** The names of the colleagues whom a note calls to the claim; absent where there are none. */
  mentions: z.optional(z.array(z.string())),
  documents: z.array(claimFile),
  posted_date: z.string(),
  /** How many people other than its author have read it. */
  read_by: z.number(),
})

export type ClaimMessage = z.output<typeof claimMessage>
