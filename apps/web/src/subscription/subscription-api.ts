import { subscription } from '@sillage/wire/subscription.ts'
import { clientOf } from '../shell/api/api.ts'

export const subscriptionApi = clientOf(subscription)
