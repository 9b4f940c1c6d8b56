import * as z from 'zod/mini'
import { amount, productId } from '../http/fields.ts'

const cover = z.object({
  code: z.string(),
  label: z.string(),
  promise: z.string(),
  /** In French. */
  period: z.string(),
  /** Null for no ceiling. */
  ceiling: z.nullable(amount),
  ceiling_note: z.string(),
  excess: amount,
  excess_note: z.string(),
  /** Whether it is relevant to the nature of the claim. */
  is_concerned: z.boolean(),
})

/** The contract that applied to the incident, as it was then. */
export const claimPolicy = z.object({
  contract_id: z.string(),
  product: productId,
  /** What people call the insured thing; empty when no answer provides a name. */
  insured: z.string(),
  level: z.string(),
  signed_at: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  cancelled_on: z.nullable(z.string()),
  people: z.array(z.string()),
  covers: z.array(cover),
  /** Its payment state today, in French; null when unknown. */
  payment: z.nullable(z.string()),
})

export type ClaimPolicy = z.output<typeof claimPolicy>
