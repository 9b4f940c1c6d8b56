import { contracts } from '@sillage/wire/contracts/contracts.ts'
import { clientOf } from '../shell/api/api.ts'

export const contractsApi = clientOf(contracts)
