import type { AttachmentType } from '@sillage/domain/claims/attachments.ts'
import * as z from 'zod/mini'

// repeated here: every screen reads live messages, and would load the rules of files with them
const TYPES = ['pdf', 'jpg', 'png', 'txt'] as const satisfies readonly AttachmentType[]

/** A file of a claim; its bytes are fetched apart. */
export const claimFile = z.object({
  file_id: z.string(),
  file_name: z.string(),
  type: z.enum(TYPES),
  bytes: z.number(),
  has_thumbnail: z.boolean(),
  upload_date: z.string(),
  /** For a health document: who may read it, and the state of the consent. Null for any other. */
  health: z.nullable(
    z.object({
      /** Whether the reader may open it like any document; the team must give a reason. */
      is_readable: z.boolean(),
      consent: z.enum(['given', 'withdrawn', 'none']),
      may_withdraw: z.boolean(),
    }),
  ),
})

export type ClaimFile = z.output<typeof claimFile>

export const claimMessage = z.object({
  message_id: z.string(),
  claim_id: z.string(),
  /** `system` reports an event; a `note` is visible to staff only. */
  kind: z.enum(['text', 'system', 'note']),
  user_id: z.nullable(z.string()),
  /** Null for a system message that no person caused. */
  author: z.nullable(z.object({ name: z.string(), is_staff: z.boolean() })),
  message_content: z.string(),
  /** The names of the colleagues mentioned in a note; absent when there are none. */
  mentions: z.optional(z.array(z.string())),
  documents: z.array(claimFile),
  posted_date: z.string(),
  /** How many people other than its author have read it. */
  read_by: z.number(),
})

export type ClaimMessage = z.output<typeof claimMessage>
