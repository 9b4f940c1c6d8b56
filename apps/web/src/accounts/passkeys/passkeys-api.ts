import { passkeys } from '@sillage/wire/accounts/passkeys.ts'
import { clientOf } from '../../shell/api/api.ts'

export const passkeysApi = clientOf(passkeys)
