import type { stats } from '@sillage/wire/stats.ts'
import { forReports } from '../platform/database/database.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { readStats } from './stats.service.ts'

export const statsHandlers: Handlers<typeof stats> = {
  read: async ({ context }) => ({
    data: await readStats({ ...context, database: forReports(context.database) }),
  }),
}
