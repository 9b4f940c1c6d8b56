import type { contradictions } from '@sillage/wire/contracts/contradictions.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { checkSubscription } from './declarations/check-subscription.service.ts'

export const contradictionsHandlers: Handlers<typeof contradictions> = {
  check: ({ body, context }) => checkSubscription(context, body),
}
