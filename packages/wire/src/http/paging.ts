import * as z from 'zod/mini'

/** Which part of a list, where it is long: the first page by default, a hundred lines a page at most. */
export const paging = {
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
}
