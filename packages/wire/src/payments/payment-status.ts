import { PAYMENT_STATES } from '@sillage/domain/payments/payment-state.ts'
import * as z from 'zod/mini'
import { amount } from '../http/fields.ts'

/** The payment state of a contract. */
export const paymentStatus = z.object({
  status: z.enum(PAYMENT_STATES),
  /** In French: one sentence. */
  label: z.string(),
  paid: amount,
  remaining: amount,
  next: z.nullable(z.object({ due_on: z.string(), amount })),
  /** The posted formal notice, and its effect on cover. */
  arrears: z.optional(
    z.object({
      /** In French: a sentence or two. */
      text: z.string(),
      /** `YYYY-MM-DD`. */
      posted_on: z.string(),
      /** The first day without cover, unless it is paid before. */
      stops_on: z.string(),
      suspended_on: z.nullable(z.string()),
      /** ISO instant, set once it is paid. */
      resumes_at: z.nullable(z.string()),
    }),
  ),
})

export type PaymentStatus = z.output<typeof paymentStatus>
