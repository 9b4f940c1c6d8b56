import { RECORDED_FACTS } from '@sillage/domain/claims/desk/recorded-facts.ts'
import type { ClockId } from '@sillage/domain/claims/desk/statutory-clocks.ts'
import * as z from 'zod/mini'

const CLOCKS = [
  'theft',
  'fire',
  'disaster_reply',
  'disaster_offer',
  'third_party',
  'third_party_notice',
  'injury',
  'final_injury',
  'payment',
] as const satisfies readonly ClockId[]

export const clock = z.object({
  clock: z.enum(CLOCKS),
  label: z.string(),
  /** The article of law; « contrat » for a promise of the insurer. */
  source: z.string(),
  from: z.string(),
  last_day: z.string(),
  /** `soon` from three quarters of the delay, `urgent` from nine tenths, `late` after its last day. */
  state: z.enum(['running', 'soon', 'urgent', 'late']),
})

export type ClaimClock = z.output<typeof clock>

export const recordedFact = z.enum(RECORDED_FACTS)

export const claimFact = z.object({
  fact: recordedFact,
  label: z.string(),
  /** Null until someone records it. */
  day: z.nullable(z.string()),
})

/** A claim with a clock that has run for three quarters. */
export const pressingClock = z.object({
  ...clock.shape,
  claim_id: z.string(),
  nature: z.string(),
  handler: z.nullable(z.string()),
})

export type PressingClock = z.output<typeof pressingClock>
