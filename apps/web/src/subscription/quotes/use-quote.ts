import type { SavedAnswer } from '@sillage/wire/subscription.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/overlay/toast.ts'
import { documentsApi } from '../documents-api.ts'
import { deliverPdf, openWaitingTab } from '../open-pdf.ts'
import { quoteBody, type Recap } from '../recap/recap-summary.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { quotesQuery } from './use-quotes.ts'

interface Wanted {
  readonly recap: Recap
  readonly questions: SavedAnswer[]
  readonly tab: Window | null
}

/** Makes a quote, shows it in a new tab and saves it. */
export function useQuote() {
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: async ({ recap, questions, tab }: Wanted) => {
      const body = quoteBody(recap, questions)
      if (!body) throw new Error(SAY.priceFailed)
      const bytes = await documentsApi.quote({ body })
      deliverPdf(bytes, `devis_${recap.type}_${body.start_date}.pdf`, tab)
    },
    onSuccess: () => {
      toast.success(SAY.quoteReady)
      // the server also saved it to the account
      void queries.invalidateQueries({ queryKey: quotesQuery.queryKey })
    },
    onError: (_, { tab }) => tab?.close(),
  })
  return {
    ...mutation,
    /** Call it inside the click handler, or the browser blocks the new tab. */
    start: (recap: Recap, questions: SavedAnswer[], onError: (failure: Error) => void) =>
      mutation.mutate({ recap, questions, tab: openWaitingTab(SAY.quoting) }, { onError }),
  }
}
