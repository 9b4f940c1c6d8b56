import { ApiError } from '@sillage/wire/http/client.ts'
import type { Problem } from '@sillage/wire/http/problem.ts'

/** The amounts that the server computed, in euros, when they differ from the ones shown. */
export type ChangedAmounts = NonNullable<Problem['price']>

export function changedAmounts(failure: Error | null): ChangedAmounts | null {
  if (!(failure instanceof ApiError) || failure.problem?.code !== 'price.changed') return null
  return failure.problem.price ?? null
}
