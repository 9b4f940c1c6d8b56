import { contradictions } from '@sillage/wire/contracts/contradictions.ts'
import { clientOf } from '../../shell/api/api.ts'

export const contradictionsApi = clientOf(contradictions)
