import { type Quote, quotes } from '@sillage/wire/contracts/quotes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { clientOf } from '../../shell/api/api.ts'
import { type Attempt, attemptFor } from '../draft/attempt-key.ts'
import type { QuoteBody } from '../recap/recap-summary.ts'

const api = clientOf(quotes)

/** Query key of the list of quotes. */
export const QUOTES_KEY = ['quotes']

/** Saves a quote. The same quote reuses its idempotency key, so that a retry saves it once. */
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
