import * as z from 'zod/mini'
import { data, room } from './route.ts'

export const claim = z.object({
  claim_id: z.string(),
  nature: z.string(),
  description: z.string(),
  declaration_date: z.string(),
  claimStatus: z.enum(['pending', 'in_progress', 'under_review', 'closed']),
  contract_id: z.string(),
  dateIncident: z.string(),
})

export type Claim = z.output<typeof claim>

export const claims = room({
  mine: {
    method: 'GET',
    path: '/claims/user',
    access: 'signedIn',
    summary: 'Les sinistres du compte',
    reply: data(z.array(claim)),
  },
})
