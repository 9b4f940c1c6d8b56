import * as z from 'zod/mini'
import { periodInDays } from '../http/fields.ts'

/** A figure for a period, and for the period before it. */
export const trend = z.object({ now: z.number(), before: z.number() })

/** The same for a median, null when there was nothing to measure. */
export const measured = z.object({
  now: z.nullable(z.number()),
  before: z.nullable(z.number()),
})

/** From the first day to the last, both included. */
export const dayRange = z.object({ from: z.string(), to: z.string() })

/** Ninety days when none is asked for. */
export const usualPeriod = z._default(periodInDays, 90)
