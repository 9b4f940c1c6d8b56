import { CLOSINGS } from '@sillage/domain/payments/receipt.ts'
import { PAYOUT_WAITS } from '@sillage/domain/payments/sepa/payout-waits.ts'
import * as z from 'zod/mini'
import { amount } from '../http/fields.ts'

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
  /** What people call the contract that it pays for, or whose claim it pays. */
  contract: z.string(),
  /** For an indemnity. */
  claimId: z.nullable(z.string()),
  holder: z.string(),
  /** Its country and last four characters. */
  iban: z.string(),
  amount,
  stateLabel: z.string(),
  /** What to check before it is sent, in French. */
  flags: z.array(z.string()),
  /** Who checked and released it, and why; null when no check was needed. */
  release: z.nullable(z.object({ by: z.string(), reason: z.string() })),
  /** The bank's code. */
  reason: z.nullable(z.string()),
})

/** A payout that can't be in a batch until someone has checked it. */
export const flagged = z.object({
  id: z.string(),
  kind: z.enum(['refund', 'overpayment', 'indemnity']),
  contract: z.string(),
  /** The account of the policyholder. */
  accountId: z.string(),
  claimId: z.nullable(z.string()),
  holder: z.string(),
  iban: z.string(),
  amount,
  flags: z.array(z.string()),
})

export type FlaggedPayout = z.output<typeof flagged>

/**
 * A refund promised for a contract signed before payments were recorded: someone must enter what was received for it.
 */
export const promised = z.object({
  id: z.string(),
  contractId: z.string(),
  contract: z.string(),
  /** The account and the name of the policyholder. */
  accountId: z.string(),
  name: z.string(),
  /** `YYYY-MM-DD`: the last day to pay it back. */
  dueBy: z.string(),
  amount,
  /** The most that can have been received. */
  most: amount,
  /** The amount owed without counting payments received: only what exceeds it is paid back. */
  owed: amount,
})

export type PromisedPayout = z.output<typeof promised>

/** A refund or an indemnity that can't be put into a batch yet. */
export const later = z.object({
  id: z.string(),
  kind: z.enum(['refund', 'overpayment', 'indemnity']),
  /** The account and the name of the policyholder. */
  accountId: z.string(),
  name: z.string(),
  contract: z.string(),
  claimId: z.nullable(z.string()),
  amount,
  /** `YYYY-MM-DD`: the last day to pay it. */
  dueBy: z.string(),
  isLate: z.boolean(),
  why: z.enum(PAYOUT_WAITS),
  /** ISO instant from which a new account may be paid, or at which a card's provider was asked, without an answer yet. */
  from: z.nullable(z.string()),
  /** When and why the bank refused or returned its transfer, in French, while another account is awaited. */
  refused: z.nullable(z.object({ on: z.string(), reason: z.string() })),
})

export type LaterPayout = z.output<typeof later>

export const movement = z.object({
  id: z.string(),
  bookedOn: z.string(),
  amount,
  party: z.string(),
  text: z.string(),
  reason: z.nullable(z.string()),
  /** A proposal of what it pays, for a person to confirm. */
  proposal: z.nullable(
    z.object({
      /** Identifies the proposal; a confirmation sends it back. */
      seen: z.string(),
      /** For a due. */
      contractId: z.nullable(z.string()),
      /** What people call the contract. */
      contract: z.string(),
      /** For a recovery. */
      claimId: z.nullable(z.string()),
      of: z.string(),
      /** The part that exceeds all that is owed, and is paid back to the payer. */
      beyond: amount,
      /** What is done with money that pays nothing owed to us, and why; null if it pays something. */
      closing: z.nullable(z.object({ as: z.enum(CLOSINGS), reason: z.string() })),
      /** Who proposed it; null for the import. */
      by: z.nullable(z.string()),
      /** The caller proposed it, so another person must confirm it. */
      isOwn: z.boolean(),
    }),
  ),
})

export type BankMovement = z.output<typeof movement>

/** Something that a movement may pay: a due, or a recovery. */
export const owed = z.object({
  kind: z.enum(['due', 'recovery']),
  id: z.string(),
  of: z.string(),
  reference: z.string(),
  /** `YYYY-MM-DD`; for a recovery, the day it was claimed. */
  dueOn: z.string(),
  owed: amount,
})

export type Owed = z.output<typeof owed>

/** The unpaid part of a recovery. */
export const expected = z.object({
  id: z.string(),
  claimId: z.string(),
  /** What people call the claim. */
  claim: z.string(),
  of: z.string(),
  reference: z.string(),
  /** `YYYY-MM-DD`: the day it was claimed. */
  at: z.string(),
  amount,
  expected: amount,
})
