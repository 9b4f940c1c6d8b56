import { CLOSINGS } from '@sillage/domain/payments/receipt.ts'
import { PAYOUT_WAITS } from '@sillage/domain/payments/sepa/payout-waits.ts'
import * as z from 'zod/mini'

/** Euros. */
export const amount = z.number()

export const batch = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(['collections', 'transfers']),
  /** `YYYY-MM-DD`: when the bank is to debit or to pay. */
  settlesOn: z.string(),
  orders: z.number(),
  total: amount,
  settled: z.number(),
  failed: z.number(),
  state: z.enum(['to_approve', 'withdrawn', 'approved', 'held', 'sent', 'failed', 'settled']),
  stateLabel: z.string(),
  preparedBy: z.string(),
  preparedAt: z.string(),
  approvedBy: z.nullable(z.string()),
  approvedAt: z.nullable(z.string()),
})

export type Batch = z.output<typeof batch>

export const order = z.object({
  id: z.string(),
  contractId: z.nullable(z.string()),
  /** What people call the contract that it pays for, or that a claim is on. */
  contract: z.string(),
  /** Of an indemnity. */
  claimId: z.nullable(z.string()),
  holder: z.string(),
  /** Its country and its last four. */
  iban: z.string(),
  amount,
  stateLabel: z.string(),
  /** What to look at before it leaves, in French. */
  flags: z.array(z.string()),
  /** Who looked at them and let it go, and why; null where nobody had to. */
  release: z.nullable(z.object({ by: z.string(), reason: z.string() })),
  /** The code of the bank. */
  reason: z.nullable(z.string()),
})

/** A payout that is in no batch before somebody has looked at it. */
export const flagged = z.object({
  id: z.string(),
  kind: z.enum(['refund', 'overpayment', 'indemnity']),
  contract: z.string(),
  /** Whose it is. */
  accountId: z.string(),
  claimId: z.nullable(z.string()),
  holder: z.string(),
  iban: z.string(),
  amount,
  flags: z.array(z.string()),
})

export type FlaggedPayout = z.output<typeof flagged>

/** What was promised back for a contract signed before payments were kept: somebody says what was received for it. */
export const promised = z.object({
  id: z.string(),
  contractId: z.string(),
  contract: z.string(),
  /** Whose it is, and what they are called. */
  accountId: z.string(),
  name: z.string(),
  /** `YYYY-MM-DD`: by when it is to be paid back. */
  dueBy: z.string(),
  amount,
  /** The most that can have been received. */
  most: amount,
  /** What is owed before anything that was received: what is beyond it is paid back. */
  owed: amount,
})

export type PromisedPayout = z.output<typeof promised>

/** A refund or an indemnity that can be put into no batch yet. */
export const later = z.object({
  id: z.string(),
  kind: z.enum(['refund', 'overpayment', 'indemnity']),
  /** Whose it is, and what they are called. */
  accountId: z.string(),
  name: z.string(),
  contract: z.string(),
  claimId: z.nullable(z.string()),
  amount,
  /** `YYYY-MM-DD`: by when it is to be paid. */
  dueBy: z.string(),
  isLate: z.boolean(),
  why: z.enum(PAYOUT_WAITS),
  /** ISO instant: from when a new account is paid. */
  from: z.nullable(z.string()),
})

export type LaterPayout = z.output<typeof later>

export const movement = z.object({
  id: z.string(),
  bookedOn: z.string(),
  amount,
  party: z.string(),
  text: z.string(),
  reason: z.nullable(z.string()),
  /** What a person may say that it pays. */
  proposal: z.nullable(
    z.object({
      /** Of what is due. */
      contractId: z.nullable(z.string()),
      /** What people call it. */
      contract: z.string(),
      /** Of a recovery. */
      claimId: z.nullable(z.string()),
      of: z.string(),
      /** What of it is beyond all that is owed, and goes back to who paid. */
      beyond: amount,
      /** What becomes of what pays nothing of ours, and why; null of what pays something. */
      closing: z.nullable(z.object({ as: z.enum(CLOSINGS), reason: z.string() })),
      /** Who proposed it; null where the import did. */
      by: z.nullable(z.string()),
      /** The caller did: another person says so. */
      isOwn: z.boolean(),
    }),
  ),
})

export type BankMovement = z.output<typeof movement>

/** Something owed that a movement may pay: a due, or what somebody owes of a claim. */
export const owed = z.object({
  kind: z.enum(['due', 'recovery']),
  id: z.string(),
  of: z.string(),
  reference: z.string(),
  /** `YYYY-MM-DD`; of a recovery, when it was claimed. */
  dueOn: z.string(),
  owed: amount,
})

export type Owed = z.output<typeof owed>

/** What somebody still owes of a claim. */
export const expected = z.object({
  id: z.string(),
  claimId: z.string(),
  of: z.string(),
  reference: z.string(),
  /** `YYYY-MM-DD`: when it was claimed. */
  at: z.string(),
  amount,
  expected: amount,
})
