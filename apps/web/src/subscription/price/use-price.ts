import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import type { subscription } from '@sillage/wire/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../shell/use-debounced.ts'
import { subscriptionApi } from '../subscription-api.ts'

const PAUSE_MS = 150

export type PriceReply = Reply<typeof subscription.price>

export interface LivePrice {
  /** The last known price, kept while the next one is calculated. */
  readonly price: PriceReply | null
  /** The amount to pay in euros: the price, plus what the page adds. Null while unknown. */
  readonly amount: number | null
  /** Whether it is the price of the current answers. */
  readonly isSettled: boolean
  readonly failure: Error | null
  readonly retry: () => void
}

interface Priced {
  readonly type: ProductLabel
  readonly ids: readonly string[]
  /** Null while it is being chosen: no price is asked. */
  readonly period: Period | null
  readonly isAsked: boolean
}

/** The price of the answers, requested after each pause; obsolete requests are aborted. */
export function usePrice({ type, ids, period, isAsked }: Priced): LivePrice {
  const days = period ? `${period.start.toString()} ${period.end.toString()}` : ''
  const wanted = [days, ...ids].join('|')
  const settled = useDebounced(wanted, PAUSE_MS)
  const [settledDays = '', ...answers] = settled.split('|')
  const [start_date, end_date] = settledDays.split(' ')
  const query = useQuery({
    queryKey: ['price', type, settled],
    queryFn: ({ signal }) =>
      subscriptionApi.price({
        body: {
          contract_type: type,
          answers,
          ...(start_date && end_date ? { start_date, end_date } : {}),
        },
        signal,
      }),
    enabled: isAsked,
  })
  const [last, setLast] = useState<PriceReply | null>(null)
  if (query.data && query.data !== last) setLast(query.data)
  return {
    price: query.data ?? last,
    amount: (query.data ?? last)?.data ?? null,
    isSettled: query.isSuccess && settled === wanted,
    failure: query.isFetching ? null : query.error,
    retry: () => void query.refetch(),
  }
}
