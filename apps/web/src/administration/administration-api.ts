import { accounts } from '@sillage/wire/accounts/accounts.ts'
import { assetFreezes } from '@sillage/wire/administration/asset-freezes.ts'
import { audit } from '@sillage/wire/administration/audit.ts'
import { mails } from '@sillage/wire/administration/mails.ts'
import { operations } from '@sillage/wire/administration/operations.ts'
import { stats } from '@sillage/wire/administration/stats.ts'
import { tariffs } from '@sillage/wire/administration/tariffs.ts'
import { users } from '@sillage/wire/administration/users.ts'
import { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import { complaints } from '@sillage/wire/complaints.ts'
import { contributionDesk } from '@sillage/wire/contracts/contribution-desk.ts'
import { insuredVehicles } from '@sillage/wire/contracts/insured-vehicles.ts'
import { personalData } from '@sillage/wire/personal-data.ts'
import { clientOf } from '../shell/api/api.ts'

/** The API of user management; accounts are created through the registration endpoint (specification, section 7). */
export const usersApi = clientOf(users)
export const creationApi = clientOf({ register: accounts.register })
export const statsApi = clientOf(stats)
export const auditApi = clientOf(audit)
export const insuredVehiclesApi = clientOf(insuredVehicles)
export const assetFreezesApi = clientOf(assetFreezes)
export const contributionsApi = clientOf(contributionDesk)
/** Used to count someone's files through the claim desk's search. */
export const filesApi = clientOf({ search: claimDesk.search })
/** Used to count the complaints that somebody handles. */
export const followedApi = clientOf({ all: complaints.all })
export const operationsApi = clientOf(operations)
export const tariffsApi = clientOf(tariffs)
export const mailsApi = clientOf(mails)
export const retentionApi = clientOf({ read: personalData.retention })
