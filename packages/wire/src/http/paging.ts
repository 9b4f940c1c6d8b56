import * as z from 'zod/mini'

/** The page of a long list: the first by default, at most a hundred lines a page. */
export const paging = {
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
}
