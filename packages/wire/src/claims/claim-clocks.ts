import { type ClockId, RECORDED_FACTS } from '@sillage/domain/claims/desk/statutory-clocks.ts'
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
  /** The article; « contrat » where the house promises it. */
  source: z.string(),
  from: z.string(),
  last_day: z.string(),
  /** `soon` from three quarters of it, `urgent` from nine tenths, `late` after its last day. */
  state: z.enum(['running', 'soon', 'urgent', 'late']),
})

export type ClaimClock = z.output<typeof clock>

export const recordedFact = z.enum(RECORDED_FACTS)

export const claimFact = z.object({
  fact: recordedFact,
  label: z.string(),
  /** Null while nobody has noted it. */
  day: z.nullable(z.string()),
})

/** A claim of which a clock has run for three quarters. */
export const pressingClock = z.object({
  ...clock.shape,
  claim_id: z.string(),
  nature: z.string(),
  handler: z.nullable(z.string()),
})

export type PressingClock = z.output<typeof pressingClock>
