import * as z from 'zod/mini'

/** RFC 9457 problem with a French sentence fit to show (`message`) and a stable `code`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  request_id: z.optional(z.string()),
  /** The figures that the server computed, with `price.changed`. */
  price: z.optional(
    z.object({ contractPrice: z.number(), compensationAmount: z.number(), price: z.number() }),
  ),
})

export type Problem = z.output<typeof problem>
