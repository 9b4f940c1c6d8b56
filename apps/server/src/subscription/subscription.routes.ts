import type { subscription } from '@sillage/wire/subscription.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { inSlices } from '../platform/slices.ts'
import { coverLevels, quotePrice } from './pricing.service.ts'
import { questionsOf, saveQuestionnaire } from './questionnaire.service.ts'

export const subscriptionHandlers: Handlers<typeof subscription> = {
  questions: async ({ params, context }) => ({ data: questionsOf(params.type, context.now) }),
  levels: async ({ params, context }) => ({ data: coverLevels(params.type, context.now) }),
  price: ({ body, context }) => inSlices(() => quotePrice(body, context.now)),
  saveQuestionnaire: async ({ body, context }) => ({
    contract_questionnary_id: await saveQuestionnaire(context, context.session.account.id, body),
  }),
}
