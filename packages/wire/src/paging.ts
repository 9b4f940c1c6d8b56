import * as z from 'zod/mini'

/** The page of a list, from 1. */
export const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1)

/** How many lines a page holds: 100 at most. */
export function pageLimit(usual: number) {
  return z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), usual)
}
