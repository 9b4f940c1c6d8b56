import type { subscriptionDrafts } from '@sillage/wire/contracts/subscription-drafts.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { discardDraftOf, draftsUnderWay, keepDraft } from './subscription-drafts.service.ts'

export const subscriptionDraftsHandlers: Handlers<typeof subscriptionDrafts> = {
  mine: async ({ context }) => ({ data: await draftsUnderWay(context) }),
  keep: async ({ params, body, context }) => ({
    data: await keepDraft(context, { type: params.product, ...body }),
  }),
  discard: async ({ params, context }) => {
    await discardDraftOf(context, params.product)
    return undefined
  },
}
