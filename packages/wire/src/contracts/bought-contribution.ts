import { CONTRIBUTION_OPTIONS } from '@sillage/domain/carbon/contribution.ts'
import * as z from 'zod/mini'
import { REFUSALS } from '../refusals.messages.ts'

export const offsetOption = z.enum(CONTRIBUTION_OPTIONS, REFUSALS.contributionUnknown)

/** The contribution bought with a contract, if any: estimate, option, cost in euros, factors used. */
export const boughtContribution = z.nullable(
  z.object({
    kg: z.number(),
    option: offsetOption,
    cost: z.number(),
    factor_set: z.string(),
    /** In French: the days and the car, or the trips and the travellers; null when it was not stored. */
    basis: z.nullable(z.string()),
  }),
)
