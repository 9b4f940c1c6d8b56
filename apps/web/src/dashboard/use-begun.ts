import { useQuery } from '@tanstack/react-query'
import { useDrafts as useDeclarations } from '../claims/list/use-claims.ts'
import { usePayments } from '../payments/customer/use-payments.ts'
import { servedDraftsQuery } from '../subscription/draft/served-drafts.ts'
import { useDrafts } from '../subscription/draft/use-draft.ts'
import { quotesQuery } from '../subscription/quotes/use-quotes.ts'
import { draftsUnderWay, payoutsWithoutAccount } from './begun.ts'

/** What was begun and not ended, wherever it is kept; what can't be read is missing, and `isWhole` says so. */
export function useBegun() {
  const declarations = useDeclarations()
  const payments = usePayments()
  const quotes = useQuery(quotesQuery)
  const kept = useQuery(servedDraftsQuery)
  const local = useDrafts()
  const all = [declarations, payments, quotes, kept]
  return {
    declarations: declarations.data ?? [],
    payouts: payoutsWithoutAccount(payments.data?.payouts ?? []),
    quotes: quotes.data ?? [],
    drafts: draftsUnderWay(kept.data ?? [], local),
    /** Not while one is tried again: the others don't wait for it. */
    isPending: all.some(({ isPending, failureCount }) => isPending && failureCount === 0),
    isWhole: all.every(({ data }) => data !== undefined),
  }
}
