import { dayInParis } from '@sillage/domain/values/day.ts'
import type { stats } from '@sillage/wire/administration/stats.ts'
import { TABLE_FILES } from '@sillage/wire/figures/table-files.ts'
import { forReports } from '../platform/database/database.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { exportStats, readInsurance } from './figures/insurance.service.ts'
import { readStats } from './stats.service.ts'

export const statsHandlers: Handlers<typeof stats> = {
  read: async ({ context }) => ({
    data: await readStats({ ...context, database: forReports(context.database) }),
  }),
  insurance: async ({ context, query }) => ({ data: await readInsurance(context, query) }),
  csv: async ({ context, query }) => ({
    bytes: await exportStats(context, query),
    filename: `statistiques_${TABLE_FILES[query.table]}_${dayInParis(context.now).toString()}.csv`,
  }),
}
