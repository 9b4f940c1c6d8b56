import { users } from '@sillage/wire/administration/users.ts'
import { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import { clientOf } from '../shell/api/api.ts'

/** API calls of staff only, kept apart so that customers never load them. */
export const deskApi = clientOf(claimDesk)
/** People who may be added to a claim. */
export const pickerApi = clientOf({ list: users.list })
