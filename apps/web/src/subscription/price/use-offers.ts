import { formatPeriodLength } from '@sillage/domain/contracts/period.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import type { subscription } from '@sillage/wire/subscription.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../shell/use-debounced.ts'
import { subscriptionApi } from '../subscription-api.ts'

const PAUSE_MS = 150

export interface LiveOffers {
  /** The last prices known, which stay while the next ones are computed. */
  readonly offers: Reply<typeof subscription.offers> | null
  /** « 1 an »: length of the requested period. */
  readonly length: string
  readonly isSettled: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

interface Asked {
  readonly type: ProductLabel
  readonly ids: readonly string[]
  /** Null while invalid: no request is made. */
  readonly period: Period | null
}

/** The price of every level and the difference of every answer in one call, made after each pause. */
export function useOffers({ type, ids, period }: Asked): LiveOffers {
  const wanted = [period?.start.toString() ?? '', period?.end.toString() ?? '', ...ids].join('|')
  const settled = useDebounced(wanted, PAUSE_MS)
  const [start_date = '', end_date = '', ...answers] = settled.split('|')
  const query = useQuery({
    queryKey: ['offers', type, settled],
    queryFn: ({ signal }) =>
      subscriptionApi.offers({
        body: { contract_type: type, answers, start_date, end_date },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: start_date !== '',
  })
  return {
    offers: (period && query.data) ?? null,
    length: period ? formatPeriodLength(period) : '',
    isSettled: query.isSuccess && !query.isPlaceholderData && settled === wanted,
    hasFailed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  }
}

/**
 * The price difference of each answer, by its id: euros, including taxes. Those of the levels are included once one of
 * them is among the answers.
 */
export function differencesOf(
  offers: LiveOffers['offers'],
  ids: readonly string[] = [],
): ReadonlyMap<string, number> {
  const { differences = [], levels = [] } = offers ?? {}
  const chosen = levels.find(({ choosable_answer_id: id }) => ids.includes(id))
  const others = chosen ? levels.filter((level) => level !== chosen) : []
  return new Map([
    ...differences.map(({ choosable_answer_id: id, amount }) => [id, amount] as const),
    ...others.map(
      ({ choosable_answer_id: id, price }) =>
        [id, (Math.round(price * 100) - Math.round((chosen?.price ?? 0) * 100)) / 100] as const,
    ),
  ])
}
