import { REFUSAL_REASONS, VERDICTS } from '@sillage/domain/claims/documents/document-review.ts'
import { FILE_CHANGES } from '@sillage/domain/claims/documents/file-changes.ts'
import * as z from 'zod/mini'
import { claimFile } from './claim-message.ts'

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
