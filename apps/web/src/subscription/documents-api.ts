import { documents } from '@sillage/wire/documents.ts'
import { clientOf } from '../shell/api/api.ts'

export const documentsApi = clientOf(documents)
