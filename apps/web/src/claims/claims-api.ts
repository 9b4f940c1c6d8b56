import { users } from '@sillage/wire/administration/users.ts'
import { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import { claims } from '@sillage/wire/claims/claims.ts'
import { messages } from '@sillage/wire/claims/messages.ts'
import { clientOf } from '../shell/api/api.ts'

/** The calls of the claims room. */
export const claimsApi = clientOf(claims)
export const messagesApi = clientOf(messages)
export const deskApi = clientOf(claimDesk)
/** Who may be added to a claim. */
export const pickerApi = clientOf({ list: users.list })
