import * as z from 'zod/mini'

/** A number of a period, and of the period before. */
export const trend = z.object({ now: z.number(), before: z.number() })

/** The same of a median, where there was anything to measure. */
export const measured = z.object({
  now: z.nullable(z.number()),
  before: z.nullable(z.number()),
})

/** From the first day to the last, both among them. */
export const dayRange = z.object({ from: z.string(), to: z.string() })
