import { contractLife } from '@sillage/wire/contract-life.ts'
import { clientOf } from '../shell/api.ts'

/** The calls of the dialogs. */
export const contractLifeApi = clientOf(contractLife)
