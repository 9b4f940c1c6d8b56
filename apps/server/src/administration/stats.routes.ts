import type { stats } from '@sillage/wire/administration/stats.ts'
import { forReports } from '../platform/database/database.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { readStats } from './stats.service.ts'

export const statsHandlers: Handlers<typeof stats> = {
  read: async ({ context }) => ({
    data: await readStats({ ...context, database: forReports(context.database) }),
  }),
}
