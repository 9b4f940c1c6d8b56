import { accounts } from '@sillage/wire/accounts.ts'
import { users } from '@sillage/wire/users.ts'
import { clientOf } from '../shell/api.ts'

/** The calls of user management; an account is created by the registration call (specification, section 7). */
export const usersApi = clientOf(users)
export const creationApi = clientOf({ register: accounts.register })
