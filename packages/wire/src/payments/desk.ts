import * as z from 'zod/mini'
import { amount } from '../http/fields.ts'
import { batch, expected, flagged, later, movement, promised } from './bank-rows.ts'

/** Either of the two capabilities opens the desk; each allows one half of the work. */
export const DESK = { capabilities: ['prepare', 'approve'] } as const
export const PREPARES = { capabilities: ['prepare'] } as const

/** Everything that waits at the bank desk. */
export const desk = z.object({
  lastStatement: z.nullable(z.object({ id: z.string(), importedAt: z.string(), balance: amount })),
  /** Orders that the bank should have reported on, and refusals caused by our own files. */
  alarms: z.object({
    unanswered: z.number(),
    /** `YYYY-MM-DD`: the execution day of the oldest one. */
    since: z.nullable(z.string()),
    faults: z.array(z.object({ code: z.string(), orders: z.number() })),
  }),
  toCollect: z.object({ count: z.number(), total: amount }),
  toPay: z.object({ count: z.number(), total: amount }),
  /** Payouts that a person must check: the first of them, and the total. */
  toReview: z.object({ count: z.number(), total: amount, payouts: z.array(flagged) }),
  /** Promised refunds for which someone must enter what was received: the first of them. */
  promised: z.object({ count: z.number(), total: amount, payouts: z.array(promised) }),
  /** Refunds and indemnities that can't be put into a batch yet: the first of them, and what each waits for. */
  later: z.object({ count: z.number(), total: amount, payouts: z.array(later) }),
  /** Orders left out of files because the name has no bank characters. */
  setAside: z.array(
    z.object({
      kind: z.enum(['collections', 'transfers']),
      holder: z.string(),
      amount,
      reason: z.string(),
    }),
  ),
  batches: z.array(batch),
  unmatched: z.array(movement),
  /** What third parties still owe for claims, oldest first. */
  recoveries: z.array(expected),
})
