import { SIGNAL_KINDS, SIGNAL_VERDICTS } from '@sillage/domain/claims/desk/signal-kinds.ts'
import * as z from 'zod/mini'

export const signalKind = z.enum(SIGNAL_KINDS)
export const signalVerdict = z.enum(SIGNAL_VERDICTS)

/** A person in a claim, by the name shown: « Compte désactivé » once deactivated. */
export const person = z.object({ userId: z.string(), name: z.string(), is_staff: z.boolean() })

export const signal = z.object({
  kind: signalKind,
  /** The document already sent on another claim. */
  file_id: z.nullable(z.string()),
  text: z.string(),
  /** The claims that it refers to. */
  claims: z.array(z.string()),
  /** What people call each of them: its nature and its day. */
  claim_names: z.array(z.string()),
  judgement: z.nullable(
    z.object({
      verdict: signalVerdict,
      /** The reason; empty unless the signal was kept. */
      word: z.string(),
      by: z.nullable(person),
      at: z.string(),
    }),
  ),
})

export type ClaimSignal = z.output<typeof signal>
