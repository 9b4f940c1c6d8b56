import { accounts } from '@sillage/wire/accounts.ts'
import { audit } from '@sillage/wire/audit.ts'
import { mails } from '@sillage/wire/mails.ts'
import { personalData } from '@sillage/wire/personal-data.ts'
import { stats } from '@sillage/wire/stats.ts'
import { users } from '@sillage/wire/users.ts'
import { clientOf } from '../shell/api.ts'

/** The calls of user management; an account is created by the registration call (specification, section 7). */
export const usersApi = clientOf(users)
export const creationApi = clientOf({ register: accounts.register })
export const statsApi = clientOf(stats)
export const auditApi = clientOf(audit)
export const mailsApi = clientOf(mails)
export const retentionApi = clientOf({ read: personalData.retention })
