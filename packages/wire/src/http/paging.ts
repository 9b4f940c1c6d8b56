import * as z from 'zod/mini'
import { wholeNumber } from './fields.ts'

/** The page of a long list: the first by default, at most a hundred lines a page. */
export const paging = {
  page: z.optional(wholeNumber(1, 100_000)),
  limit: z.optional(wholeNumber(1, 100)),
}
