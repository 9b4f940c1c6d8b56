import { CLAIM_STATUSES, statusesMeant } from '@sillage/domain/claims/status.ts'
import * as z from 'zod/mini'
import { REFUSALS } from '../refusals.messages.ts'

/** The fields of a claim shared by the list, the desk and its page. */
export const claim = z.object({
  claim_id: z.string(),
  nature: z.string(),
  description: z.string(),
  declaration_date: z.string(),
  claimStatus: z.enum(CLAIM_STATUSES),
  contract_id: z.string(),
  dateIncident: z.string(),
})

export type Claim = z.output<typeof claim>

/** A state, by its stored or its shown name. */
export const claimStatusText = z.string().check(
  z.maxLength(20),
  z.refine((value) => statusesMeant(value).length > 0, REFUSALS.statusUnknown),
)
