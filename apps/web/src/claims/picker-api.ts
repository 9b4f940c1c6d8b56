import { users } from '@sillage/wire/administration/users.ts'
import { clientOf } from '../shell/api/api.ts'

/** People who may be added to a claim. */
export const pickerApi = clientOf({ list: users.list })
