import { personalData } from '@sillage/wire/personal-data.ts'
import { profileRoom } from '@sillage/wire/profile.ts'
import { clientOf } from '../shell/api.ts'

/** The calls of the profile screen. */
export const profileApi = clientOf(profileRoom)
export const ownDataApi = clientOf({ export: personalData.export, close: personalData.close })
