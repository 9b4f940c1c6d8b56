import * as z from 'zod/mini'
import { productId } from '../http/fields.ts'

/** Euros. */
const amount = z.number()

const cover = z.object({
  code: z.string(),
  label: z.string(),
  promise: z.string(),
  /** In French. */
  period: z.string(),
  /** Null without one. */
  ceiling: z.nullable(amount),
  ceiling_note: z.string(),
  excess: amount,
  excess_note: z.string(),
  /** Whether the nature of the claim touches it. */
  is_concerned: z.boolean(),
})

/** The contract that the incident met, as it stood then. */
export const claimPolicy = z.object({
  contract_id: z.string(),
  product: productId,
  /** What people call what is insured; empty when nothing tells. */
  insured: z.string(),
  level: z.string(),
  signed_at: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  cancelled_on: z.nullable(z.string()),
  people: z.array(z.string()),
  covers: z.array(cover),
  /** Where its money stands today, in French; null where nothing is known of it. */
  payment: z.nullable(z.string()),
})

export type ClaimPolicy = z.output<typeof claimPolicy>
