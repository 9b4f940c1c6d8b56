import type { quotes } from '@sillage/wire/contracts/quotes.ts'
import type { Roads } from '../../carbon/places/roads.service.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { deleteQuote, duplicateQuote, quotesOf, saveQuote } from './quotes.service.ts'

export const quotesHandlers = (roads: Roads): Handlers<typeof quotes> => ({
  mine: async ({ query, context }) => ({
    data: await quotesOf(context, query),
  }),
  save: async ({ body, context }) => ({
    data: await saveQuote({ ...context, roads }, body),
  }),
  duplicate: async ({ params, context }) => ({
    data: await duplicateQuote(context, params.id),
  }),
  remove: async ({ params, context }) => {
    await deleteQuote(context, params.id)
    return undefined
  },
})
