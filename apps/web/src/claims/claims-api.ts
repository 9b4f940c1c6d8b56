import { claimDesk } from '@sillage/wire/claim-desk.ts'
import { claims } from '@sillage/wire/claims.ts'
import { messages } from '@sillage/wire/messages.ts'
import { users } from '@sillage/wire/users.ts'
import { clientOf } from '../shell/api.ts'

/** The calls of the claims room. */
export const claimsApi = clientOf(claims)
export const messagesApi = clientOf(messages)
export const deskApi = clientOf(claimDesk)
/** Who may be added to a claim. */
export const pickerApi = clientOf({ list: users.list })
