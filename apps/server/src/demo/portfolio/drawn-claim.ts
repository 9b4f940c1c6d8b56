import type { DecisionCalculation } from '@sillage/domain/claims/calculation/calculation.ts'
import type { Nature } from '@sillage/domain/claims/nature.ts'
import type { KeptAnswer } from '@sillage/domain/claims/questions.ts'
import type { Insertable } from 'kysely'
import type { Posting } from '../../payments/ledger.service.ts'
import type { AccountRow, Schema } from '../../platform/database/tables/schema.ts'
import type { ClaimDays } from './claim-days.ts'
import type { SignedContract } from './seed-customers.ts'

/** A claim and how far it has come. */
export interface DrawnClaim {
  readonly contract: SignedContract
  /** The id of the first contract of its chain. */
  readonly policyId: string
  readonly days: ClaimDays
  readonly nature: Nature
  readonly description: string
  readonly place: string
  readonly reply: string
  readonly answers: readonly KeptAnswer[]
  readonly isPressing: boolean
  /** Null until somebody has taken the claim. */
  readonly assignee: AccountRow | null
  /** Final, or waiting for a second signature; null before the file is complete. */
  readonly decision: { readonly calculation: DecisionCalculation; readonly reasons: string } | null
}

export interface Team {
  /** The most that an advisor decides alone, in cents. */
  readonly limit: number
  /** Who signs decisions above it. */
  readonly signer: AccountRow
  /** The bank account of each customer, by account id. */
  readonly bankAccounts: ReadonlyMap<string, string>
}

type Rows<T extends keyof Schema> = Insertable<Schema[T]>[]

export interface ClaimRows {
  readonly claim: Rows<'claim'>
  readonly claim_participant: Rows<'claim_participant'>
  readonly claim_event: Rows<'claim_event'>
  readonly claim_message: (Insertable<Schema['claim_message']> & { readonly posted_at: Date })[]
  readonly claim_outcome: Rows<'claim_outcome'>
  readonly claim_proposal: Rows<'claim_proposal'>
  readonly claim_reserve: Rows<'claim_reserve'>
  readonly payout: (Insertable<Schema['payout']> & { readonly requested_at: Date })[]
  readonly postings: Posting[]
}
