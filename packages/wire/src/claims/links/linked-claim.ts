import { LINK_KINDS } from '@sillage/domain/claims/desk/linked-claims.ts'
import { CLAIM_STATUSES } from '@sillage/domain/claims/status.ts'
import * as z from 'zod/mini'
import { REFUSALS } from '../../refusals.messages.ts'
import { person } from '../claim-signals.ts'

export const linkKind = z.enum(LINK_KINDS, REFUSALS.valueUnknown)

/** The other claim of a link, and the kind of link. */
export const linkedClaim = z.object({
  link_id: z.string(),
  claim_id: z.string(),
  nature: z.string(),
  owner: z.string(),
  claimStatus: z.enum(CLAIM_STATUSES),
  kind: z.enum(LINK_KINDS),
  reason: z.string(),
  by: z.nullable(person),
  at: z.string(),
})

export type LinkedClaim = z.output<typeof linkedClaim>
