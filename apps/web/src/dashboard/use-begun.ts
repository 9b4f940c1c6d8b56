import { useQuery } from '@tanstack/react-query'
import { useDrafts as useDeclarations } from '../claims/list/use-claims.ts'
import { draftsUnderWay, payoutsWithoutAccount } from './begun.ts'
import { begunApi } from './begun-api.ts'

/** Everything started and not finished, on any device; `isWhole` is false when some of it could not be loaded. */
export function useBegun() {
  const declarations = useDeclarations()
  const payouts = useQuery({
    queryKey: ['payments', 'begun'],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await begunApi.payouts({ signal })).data.payouts,
  })
  const quotes = useQuery({
    queryKey: ['quotes', 'begun'],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await begunApi.quotes({ signal })).data,
  })
  const drafts = useQuery({
    queryKey: ['subscription-drafts', 'begun'],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await begunApi.drafts({ signal })).data,
  })
  const all = [declarations, payouts, quotes, drafts]
  return {
    declarations: declarations.data ?? [],
    payouts: payoutsWithoutAccount(payouts.data ?? []),
    quotes: quotes.data ?? [],
    drafts: draftsUnderWay(drafts.data ?? []),
    /** False while a failed call is retried: the others don't wait for it. */
    isPending: all.some(({ isPending, failureCount }) => isPending && failureCount === 0),
    isWhole: all.every(({ data }) => data !== undefined),
  }
}
