import { CONTRIBUTION_OPTIONS } from '@sillage/domain/carbon/contribution.ts'
import { AGE_BAND_IDS } from '@sillage/domain/claims/desk/age-bands.ts'
import { CONTRACT_STATUSES } from '@sillage/domain/contracts/status.ts'
import * as z from 'zod/mini'
import { insuranceFigures } from '../figures/insurance-figures.ts'
import { productId } from '../http/fields.ts'
import { data, room } from '../http/route.ts'

const claimStatus = z.enum(['pending', 'in_progress', 'under_review', 'closed'])

export const stats = room({
  ...insuranceFigures,
  read: {
    method: 'GET',
    path: '/admin/stats',
    weight: 20,
    access: ['admin'],
    summary: 'Contrats, sinistres, délais de réponse et contributions, en nombres',
    reply: data(
      z.object({
        contracts: z.array(
          z.object({
            type: productId,
            status: z.enum(CONTRACT_STATUSES),
            count: z.number(),
          }),
        ),
        claims: z.array(
          z.object({ status: claimStatus, age: z.enum(AGE_BAND_IDS), count: z.number() }),
        ),
        /** Hours from the declaration to the first answer of staff; null when there are none. */
        responses: z.object({
          answered: z.number(),
          waiting: z.number(),
          /** Closed before anybody of staff wrote. */
          unanswered: z.number(),
          medianHours: z.nullable(z.number()),
          /** Nine out of ten were answered within this time. */
          ninthDecileHours: z.nullable(z.number()),
        }),
        contributions: z.array(
          z.object({
            option: z.enum(CONTRIBUTION_OPTIONS),
            count: z.number(),
            kg: z.number(),
            /** Euros. */
            cost: z.number(),
          }),
        ),
        users: z.array(
          z.object({
            role: z.enum(['user', 'advisor', 'admin', 'root']),
            active: z.number(),
            inactive: z.number(),
          }),
        ),
      }),
    ),
  },
})

export type Stats = z.output<(typeof stats.read)['reply']>['data']
