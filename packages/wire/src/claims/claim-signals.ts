import { SIGNAL_KINDS, SIGNAL_VERDICTS } from '@sillage/domain/claims/desk/signals.ts'
import * as z from 'zod/mini'

export const signalKind = z.enum(SIGNAL_KINDS)
export const signalVerdict = z.enum(SIGNAL_VERDICTS)

/** Somebody of a claim, by the name shown: « Compte désactivé » once deactivated. */
export const person = z.object({ userId: z.string(), name: z.string(), is_staff: z.boolean() })

export const signal = z.object({
  kind: signalKind,
  /** The document that was seen before. */
  file_id: z.nullable(z.string()),
  text: z.string(),
  /** The claims that it speaks of. */
  claims: z.array(z.string()),
  judgement: z.nullable(
    z.object({
      verdict: signalVerdict,
      /** Empty unless it was kept. */
      word: z.string(),
      by: z.nullable(person),
      at: z.string(),
    }),
  ),
})

export type ClaimSignal = z.output<typeof signal>
