import type { subscription } from '@sillage/wire/subscription.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { coverLevels, quoteOffers, quotePrice } from './pricing.service.ts'
import { questionsOf, saveQuestionnaire } from './questionnaire.service.ts'

export const subscriptionHandlers: Handlers<typeof subscription> = {
  questions: async ({ params, context }) => ({ data: questionsOf(params.type, context.now) }),
  levels: async ({ params, context }) => ({ data: coverLevels(params.type, context.now) }),
  price: async ({ body, context }) => quotePrice(body, context.now),
  offers: async ({ body, context }) => quoteOffers(body, context.now),
  saveQuestionnaire: async ({ body, context }) => ({
    contract_questionnary_id: await saveQuestionnaire(context, context.session.account.id, body),
  }),
}
