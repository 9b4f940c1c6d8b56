import { profileRoom } from '@sillage/wire/accounts/profile.ts'
import { personalData } from '@sillage/wire/personal-data.ts'
import { clientOf } from '../../shell/api/api.ts'

/** The calls of the profile screen. */
export const profileApi = clientOf(profileRoom)
export const ownDataApi = clientOf({ export: personalData.export, close: personalData.close })
