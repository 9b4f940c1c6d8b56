import { PAYMENT_STATES } from '@sillage/domain/payments/payment-state.ts'
import * as z from 'zod/mini'

/** Euros. */
const amount = z.number()

/** Where the money of a contract stands. */
export const paymentTold = z.object({
  status: z.enum(PAYMENT_STATES),
  /** In French: one sentence. */
  label: z.string(),
  paid: amount,
  remaining: amount,
  next: z.nullable(z.object({ due_on: z.string(), amount })),
})

export type PaymentTold = z.output<typeof paymentTold>
