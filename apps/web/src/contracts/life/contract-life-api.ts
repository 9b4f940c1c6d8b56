import { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import { clientOf } from '../../shell/api/api.ts'

/** The API of the contract dialogs. */
export const contractLifeApi = clientOf(contractLife)
