import type { quotes } from '@sillage/wire/quotes.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { deleteQuote, duplicateQuote, quotesOf, saveQuote } from './quotes.service.ts'

export const quotesHandlers: Handlers<typeof quotes> = {
  mine: async ({ query, session, context }) => ({
    data: await quotesOf({ ...context, accountId: session.account.id }, query),
  }),
  save: async ({ body, session, context }) => ({
    data: await saveQuote({ ...context, accountId: session.account.id }, body),
  }),
  duplicate: async ({ params, session, context }) => ({
    data: await duplicateQuote({ ...context, accountId: session.account.id }, params.id),
  }),
  remove: async ({ params, session, context }) => {
    await deleteQuote({ ...context, accountId: session.account.id }, params.id)
    return undefined
  },
}
