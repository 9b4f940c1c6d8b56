import { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import { clientOf } from '../../shell/api/api.ts'

/** The calls of the dialogs. */
export const contractLifeApi = clientOf(contractLife)
