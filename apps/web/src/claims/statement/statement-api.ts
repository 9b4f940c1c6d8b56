import { statements } from '@sillage/wire/claims/statement.ts'
import { clientOf } from '../../shell/api/api.ts'

export const statementApi = clientOf(statements)
