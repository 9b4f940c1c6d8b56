import type { dueList } from '@sillage/wire/payments/due-list.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { exportDues, listDues } from './due-list.service.ts'

export const dueListHandlers: Handlers<typeof dueList> = {
  list: async ({ query, context }) => ({ data: await listDues(context, query) }),
  csv: ({ query, context }) => exportDues(context, query),
}
