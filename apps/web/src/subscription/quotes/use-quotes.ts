import { type Quote, quotes } from '@sillage/wire/contracts/quotes.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { clientOf } from '../../shell/api/api.ts'
import { everyPage } from '../questionnaire/every-page.ts'
import { QUOTES_KEY } from './use-save-quote.ts'

const api = clientOf(quotes)

const PAGE = 50

/** All the quotes saved to the account, latest first, so that any two can be compared. */
export const quotesQuery = queryOptions({
  queryKey: QUOTES_KEY,
  queryFn: ({ signal }) =>
    everyPage(PAGE, async (page) => {
      const { data } = await api.mine({ query: { page, limit: PAGE }, signal })
      return data
    }),
})

/** Makes a new quote with the same answers at today’s tariff. */
export function useDuplicateQuote() {
  const queries = useQueryClient()
  const keys = useRef(new Map<string, string>())
  return useMutation({
    mutationFn: async (id: string): Promise<Quote> => {
      const idempotencyKey = keys.current.get(id) ?? crypto.randomUUID()
      keys.current.set(id, idempotencyKey)
      const { data } = await api.duplicate({ params: { id }, idempotencyKey })
      // the next press makes another copy
      keys.current.delete(id)
      return data
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: quotesQuery.queryKey }),
  })
}

export function useDeleteQuote({
  onSuccess,
  onError,
}: {
  onSuccess: () => void
  onError: () => void
}) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { id } }),
    // before the list reloads, because the component that asked is removed with the quote
    onSuccess,
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: quotesQuery.queryKey }),
  })
}
