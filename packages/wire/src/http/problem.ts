import * as z from 'zod/mini'
import { secondFactor } from '../accounts/second-factor.ts'

/** RFC 9457 problem with a French sentence fit to show (`message`) and a stable `code`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  request_id: z.optional(z.string()),
  /** The second step of a sign-in, with `second_factor.required` and `second_factor.enrol`. */
  secondFactor: z.optional(secondFactor),
  /** The figures that the server computed, with `price.changed`. */
  price: z.optional(
    z.object({ contractPrice: z.number(), compensationAmount: z.number(), price: z.number() }),
  ),
})

export type Problem = z.output<typeof problem>
