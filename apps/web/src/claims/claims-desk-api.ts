import { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import { clientOf } from '../shell/api/api.ts'

/** API calls of staff only, kept apart so that customers never load them. */
export const deskApi = clientOf(claimDesk)
