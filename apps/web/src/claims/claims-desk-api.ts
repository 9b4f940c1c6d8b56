import { users } from '@sillage/wire/administration/users.ts'
import { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import { clientOf } from '../shell/api/api.ts'

/** What staff alone call: no customer fetches it. */
export const deskApi = clientOf(claimDesk)
/** Who may be added to a claim. */
export const pickerApi = clientOf({ list: users.list })
