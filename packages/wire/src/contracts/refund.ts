import { CONTRACT_ORIGINS, CONTRACT_STATUSES } from '@sillage/domain/contracts/status.ts'
import { PAYMENT_METHODS } from '@sillage/domain/payments/schedule.ts'
import * as z from 'zod/mini'

/** One line of a refund. */
const refundLine = z.object({
  kind: z.enum(['cover', 'fee', 'tax', 'fund', 'minimum']),
  code: z.string(),
  label: z.string(),
  paid: z.number(),
  back: z.number(),
  /** In French: why this line is not refunded. */
  note: z.optional(z.string()),
})

/** The refund of one contract. Amounts in euros. */
const refundRow = z.object({
  contract_id: z.string(),
  origin: z.enum(CONTRACT_ORIGINS),
  /** The status before the contract ends. */
  status: z.enum(CONTRACT_STATUSES),
  start_date: z.string(),
  end_date: z.string(),
  /** Price of the insurance only, without the contribution to climate projects. */
  price: z.number(),
  /** The part of the price that a cancellation never refunds. */
  flat_contribution: z.number(),
  /** The contribution to climate projects bought with it. */
  climate_contribution: z.number(),
  /** The part of `refund` that comes from that contribution. */
  climate_back: z.number(),
  days: z.number(),
  days_left: z.number(),
  refund: z.number(),
  /** In French: why nothing is refunded, when the days left don't explain it. */
  note: z.nullable(z.string()),
  /** Cover by cover; null when the refund is (price - flat_contribution) x days_left / days, as the contract says. */
  rows: z.nullable(z.array(refundLine)),
})

/** What an end gives back, and what becomes of the price. */
export const refund = z.object({
  /** The contract asked about first, then those that end with it. */
  lines: z.array(refundRow),
  total: z.number(),
  /** How the total is settled; absent for contracts signed before instalments were stored. */
  settlement: z.optional(
    z.object({
      /** Of what was issued: what is paid, or being collected. */
      paid: z.number(),
      /** To be paid back. */
      paid_back: z.number(),
      /** Deducted from what is issued and unpaid. */
      taken_off: z.number(),
      /** Instalments that will never be issued. */
      given_up: z.number(),
      /** Cost of the days used beyond what was issued: it becomes due. */
      owed: z.number(),
      /** Everything still to be paid, in order of its days: by a later end, then after it. */
      to_pay: z.array(
        z.object({ due_on: z.string(), method: z.enum(PAYMENT_METHODS), amount: z.number() }),
      ),
    }),
  ),
  /** The last day to send the money. */
  due_by: z.string(),
})

export type RefundRow = z.output<typeof refundRow>
export type Refund = z.output<typeof refund>
