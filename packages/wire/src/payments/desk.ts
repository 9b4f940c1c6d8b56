import * as z from 'zod/mini'
import { amount, batch, expected, flagged, later, movement, promised } from './bank-rows.ts'

/** What waits at the bank’s desk. */
export const desk = z.object({
  lastStatement: z.nullable(z.object({ id: z.string(), importedAt: z.string(), balance: amount })),
  /** Orders that the bank should have answered, and refusals that say that our files are at fault. */
  alarms: z.object({
    unanswered: z.number(),
    /** `YYYY-MM-DD`: when the oldest was to be carried out. */
    since: z.nullable(z.string()),
    faults: z.array(z.object({ code: z.string(), orders: z.number() })),
  }),
  toCollect: z.object({ count: z.number(), total: amount }),
  toPay: z.object({ count: z.number(), total: amount }),
  /** What waits for somebody who looks at it, the first of them, and all that it sums to. */
  toReview: z.object({ count: z.number(), total: amount, payouts: z.array(flagged) }),
  /** What waits for somebody who says what was received for it, the first of them. */
  promised: z.object({ count: z.number(), total: amount, payouts: z.array(promised) }),
  /** Refunds and indemnities that can be put into no batch yet, the first of them, and what each waits for. */
  later: z.object({ count: z.number(), total: amount, payouts: z.array(later) }),
  /** What no file can write, and waits for it: whose name no bank reads. */
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
  /** What others still owe of claims, the oldest first. */
  recoveries: z.array(expected),
})
