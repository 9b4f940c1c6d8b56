import { claims } from '@sillage/wire/claims/claims.ts'
import { declaration } from '@sillage/wire/claims/declaration.ts'
import { messages } from '@sillage/wire/claims/messages.ts'
import { clientOf } from '../shell/api/api.ts'

/** API calls that customers and staff share. */
export const claimsApi = clientOf(claims)
export const messagesApi = clientOf(messages)
export const declarationApi = clientOf(declaration)
