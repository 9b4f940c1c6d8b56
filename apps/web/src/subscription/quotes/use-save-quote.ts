import { type Quote, quotes } from '@sillage/wire/contracts/quotes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { clientOf } from '../../shell/api/api.ts'
import { type Attempt, attemptFor } from '../draft/attempt-key.ts'
import type { QuoteBody } from '../recap/recap-summary.ts'

const api = clientOf(quotes)

/** Where the list of quotes is kept. */
export const QUOTES_KEY = ['quotes']

/** Keeps a quote; the same one again goes under the same key, so that a retry keeps it once. */
export function useSaveQuote() {
  const queries = useQueryClient()
  const last = useRef<Attempt | null>(null)
  return useMutation({
    mutationFn: async (body: QuoteBody): Promise<Quote> => {
      last.current = attemptFor(last.current, body)
      return (await api.save({ body, idempotencyKey: last.current.key })).data
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: QUOTES_KEY }),
  })
}
