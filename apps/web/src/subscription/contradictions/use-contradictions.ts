import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import type { ContradictionTold } from '@sillage/wire/contracts/contradictions.ts'
import type { SavedAnswer } from '@sillage/wire/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../shell/use-debounced.ts'
import { contradictionsApi } from './contradictions-api.ts'

const PAUSE_MS = 150

interface Asked {
  readonly type: ProductLabel
  readonly questions: SavedAnswer[]
  readonly period: Period | null
  readonly travels: readonly Travel[]
}

/** What the server has against the subscription as it stands, with the price of each remedy; nothing while it is asked. */
export function useContradictions({
  type,
  questions,
  period,
  travels,
}: Asked): readonly ContradictionTold[] {
  const wanted = JSON.stringify({
    contract_type: type,
    start_date: period?.start.toString() ?? '',
    end_date: period?.end.toString() ?? '',
    questions,
    travels,
  })
  const settled = useDebounced(wanted, PAUSE_MS)
  const { data } = useQuery({
    queryKey: ['contradictions', settled],
    queryFn: async ({ signal }) =>
      (await contradictionsApi.check({ body: JSON.parse(settled), signal })).data,
    enabled: period !== null && questions.length > 0,
  })
  return (settled === wanted && data) || []
}

/** What stands against each trip, by its place in the list. */
export function againstTrips(
  contradictions: readonly ContradictionTold[],
): ReadonlyMap<number, ContradictionTold> {
  return new Map(
    contradictions.flatMap((one) => {
      const index = /^travels\[(\d+)\]/.exec(one.path)?.[1]
      return index === undefined ? [] : [[Number(index), one] as const]
    }),
  )
}
