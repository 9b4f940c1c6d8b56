import { statements } from '@sillage/wire/claims/statement.ts'
import { clientOf } from '../../shell/api/api.ts'

/** The calls of an accident statement. */
export const statementApi = clientOf(statements)
