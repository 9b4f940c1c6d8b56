import { PAYMENT_STATES } from '@sillage/domain/payments/payment-state.ts'
import * as z from 'zod/mini'

/** Euros. */
const amount = z.number()

/** Where the money of a contract stands. */
export const paymentStatus = z.object({
  status: z.enum(PAYMENT_STATES),
  /** In French: one sentence. */
  label: z.string(),
  paid: amount,
  remaining: amount,
  next: z.nullable(z.object({ due_on: z.string(), amount })),
  /** Of a formal notice that was posted: what it does to the cover. */
  arrears: z.optional(
    z.object({
      /** In French: a sentence or two. */
      text: z.string(),
      /** `YYYY-MM-DD`. */
      posted_on: z.string(),
      /** The first day without cover, unless it is paid before. */
      stops_on: z.string(),
      suspended_on: z.nullable(z.string()),
      /** ISO instant: once it is paid. */
      resumes_at: z.nullable(z.string()),
    }),
  ),
})

export type PaymentStatus = z.output<typeof paymentStatus>
