import { passkeys } from '@sillage/wire/passkeys.ts'
import { clientOf } from '../shell/api.ts'

export const passkeysApi = clientOf(passkeys)
