import { carbon } from '@sillage/wire/carbon.ts'
import { clientOf } from '../shell/api/api.ts'

export const carbonApi = clientOf(carbon)
